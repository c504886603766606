import { Title } from '../../ui/text.ts'

export function LostPage() {
  return <Title tabIndex={-1}>Lost</Title>
}
