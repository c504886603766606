import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { contactPage } from 'virtual:content/contact'
import { agency } from 'virtual:content/agency'
import { bookingLink } from '../../routes/call.ts'
import { Lines } from '../../ui/Lines.tsx'
import { linkRow, ruled } from '../../ui/columns.ts'
import { labelText } from '../../ui/text.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Telephone, mail and street address of the agency, and its booking page. */
export function ContactDetails() {
  const { text, labels, reply, book } = contactPage.details
  const { addressLines, email, phone, telHref } = agency
  return (
    <Panel>
      <p>{text}</p>
      <dl>
        <Row label={labels.call}>
          <TextLink href={telHref}>{phone}</TextLink>
        </Row>
        <Row label={labels.write}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Row>
        <Row label={labels.visit}>
          <address>
            <Lines texts={addressLines} />
          </address>
        </Row>
        <Row label={labels.reply}>{reply}</Row>
        {bookingLink && labels.book ? (
          <Row label={labels.book}>
            <TextLink {...bookingLink}>{book}</TextLink>
          </Row>
        ) : null}
      </dl>
    </Panel>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Panel = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-panel);
  border: var(--rule);
  border-radius: 4px;
  background: var(--ink-940);
  /* The column of all labels is as wide as the widest one in its own letters. */
  dl {
    ${ruled}
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    column-gap: var(--space-3);
  }
  dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: var(--space-1);
    /* A telephone number takes the whole width. */
    @container (width < 17rem) {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  dt {
    ${labelText}
    overflow-wrap: break-word;
  }
  dl > div:last-of-type {
    padding-bottom: 0;
    border: 0;
  }
  /*
   * The label stands beside the first line of a long address: the baseline of an inline block is its last
   * line's.
   */
  dd > a {
    display: block;
    width: fit-content;
  }
  /* Lines without a link are as high as those with one. */
  address,
  dd:not(:has(a, address)) {
    ${linkRow}
  }
  @media print {
    break-inside: avoid;
  }
`
