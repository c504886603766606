import { Title } from '../../ui/text.ts'

export function HomePage() {
  return <Title tabIndex={-1}>Home</Title>
}
