import { privacyDate, privacySections } from '../../content/privacy.ts'
import { LegalPage } from './LegalPage.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      eyebrow="Legal · what is kept, what is sent"
      title="Privacy policy"
      lead="Short, since there is little to say: this site keeps nothing about you and sends nothing until you ask it to."
      date={privacyDate}
      sections={privacySections}
    />
  )
}
