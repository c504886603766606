import { Title } from '../../ui/text.ts'

export function ServicesPage() {
  return <Title tabIndex={-1}>Services</Title>
}
