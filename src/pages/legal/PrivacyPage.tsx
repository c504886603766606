import { Title } from '../../ui/text.ts'

export function PrivacyPage() {
  return <Title tabIndex={-1}>Privacy</Title>
}
