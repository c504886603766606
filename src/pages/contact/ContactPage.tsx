import { ContactHero } from './ContactHero.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { Schedule } from './Schedule.tsx'

/** The page at /contact. */
export function ContactPage() {
  return (
    <>
      <ContactHero />
      <Reasons />
      <Schedule />
      <Questions />
    </>
  )
}
