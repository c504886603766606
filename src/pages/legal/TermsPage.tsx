import { termsDate, termsSections } from '../../content/pages/terms.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  return (
    <LegalPage
      eyebrow="Legal · how we make offers"
      title="Terms"
      lead="Written to be read before signing, in the words we would use across a table."
      date={termsDate}
      sections={termsSections}
    />
  )
}
