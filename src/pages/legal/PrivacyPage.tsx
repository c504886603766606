import { privacyDate, privacyLead, privacySections } from '../../content/pages/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      eyebrow="Legal · what is kept, what is sent"
      title="Privacy policy"
      lead={privacyLead}
      date={privacyDate}
      sections={privacySections}
    />
  )
}
