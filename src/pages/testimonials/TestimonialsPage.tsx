import { Title } from '../../ui/text.ts'

export function TestimonialsPage() {
  return <Title tabIndex={-1}>Testimonials</Title>
}
