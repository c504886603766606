import { Title } from '../../ui/text.ts'

export function PortfolioPage() {
  return <Title tabIndex={-1}>Portfolio</Title>
}
