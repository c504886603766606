import { privacyPage } from '../../content/pages/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage {...privacyPage} />
}
