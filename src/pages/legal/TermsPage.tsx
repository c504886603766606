import { termsPage } from 'virtual:content/terms'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return <LegalPage {...termsPage} />
}
