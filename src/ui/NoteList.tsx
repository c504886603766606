import styled from '@emotion/styled'
import { minWidth } from '../theme/media.ts'
import { ruled } from './columns.ts'

interface NoteListProps {
  notes: readonly { title: string; text: string }[]
  /** Most columns on desktops. */
  columns?: 1 | 2 | 4
}

/** List of short notes, each a title over a text, with rules between them. */
export function NoteList({ notes, columns = 1 }: NoteListProps) {
  return (
    <List data-columns={columns}>
      {notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  column-gap: var(--gutter);
  ${ruled}
  &[data-columns='2'],
  &[data-columns='4'] {
    ${minWidth('tablet')} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    padding-block: var(--space-4);
  }
  /* The columns of desktops outweigh it. */
  > :where(:last-of-type:nth-of-type(odd)) {
    grid-column: 1 / -1;
  }
  &[data-columns='4'] {
    ${minWidth('desktop')} {
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      grid-template-columns: 1fr;
      li {
        grid-column: auto;
        padding-bottom: var(--space-6);
        border-bottom: 0;
      }
    }
  }
  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--size-lead);
    font-weight: 400;
    letter-spacing: -0.015em;
    line-height: 1.3;
  }
  p {
    font-size: var(--size-small);
  }
`
