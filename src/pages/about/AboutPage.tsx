import { Title } from '../../ui/text.ts'

export function AboutPage() {
  return <Title tabIndex={-1}>About</Title>
}
