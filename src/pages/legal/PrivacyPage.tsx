import { privacyPage } from 'virtual:content/privacy'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return <LegalPage {...privacyPage} />
}
