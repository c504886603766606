import { termsPage } from '../../content/pages/terms.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return <LegalPage {...termsPage} />
}
