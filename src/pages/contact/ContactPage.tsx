import { Title } from '../../ui/text.ts'
import { ContactForm } from './ContactForm.tsx'

export function ContactPage() {
  return (
    <>
      <Title tabIndex={-1}>Contact</Title>
      <ContactForm />
    </>
  )
}
