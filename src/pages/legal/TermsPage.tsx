import { Title } from '../../ui/text.ts'

export function TermsPage() {
  return <Title tabIndex={-1}>Terms</Title>
}
