import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactHero } from './ContactHero.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { Schedule } from './Schedule.tsx'

/** The page at /contact. */
export function ContactPage() {
  return (
    <>
      <ContactHero form={<ContactForm />} details={<ContactDetails />} />
      <Reasons />
      <Schedule />
      <Questions />
    </>
  )
}
