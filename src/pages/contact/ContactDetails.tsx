import styled from '@emotion/styled'
import { site } from '../../config/site.ts'
import { agency } from '../../content/agency.ts'
import { addressLines, telHref } from '../../facts/agency.ts'
import { withAlpha } from '../../theme/color.ts'
import { Lines } from '../../ui/Lines.tsx'
import { linkRow } from '../../ui/linkRow.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** Telephone, mail and street address of the crew, and its booking page. */
export function ContactDetails() {
  const { bookingUrl } = site
  return (
    <Panel>
      <p>
        An engineer reads every message and answers within 24 hours, with an answer rather than a receipt.
      </p>
      <dl>
        <div>
          <dt>Call</dt>
          <dd>
            <TextLink href={telHref}>{agency.phone}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Write</dt>
          <dd>
            <TextLink href={`mailto:${agency.email}`}>{agency.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt>Visit</dt>
          <dd>
            <address>
              <Lines texts={addressLines} />
            </address>
          </dd>
        </div>
        <div>
          <dt>Reply</dt>
          <dd>Within 24 hours, weekends included</dd>
        </div>
        {bookingUrl ? (
          <div>
            <dt>Book</dt>
            <dd>
              <TextLink href={bookingUrl} external>
                Half an hour, no slides
              </TextLink>
            </dd>
          </div>
        ) : null}
      </dl>
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-panel);
  border: 1px solid var(--line);
  border-radius: 4px;
  background: ${withAlpha('ink-940', 86)};
  > p {
    color: var(--mist);
  }
  dl > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: baseline;
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--mist);
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
  dd {
    overflow-wrap: anywhere;
  }
  dl > div:last-of-type {
    padding-bottom: 0;
  }
  /* Lines without a link are as high as those with one. */
  address {
    ${linkRow}
    font-style: normal;
  }
  dd:not(:has(a, address)) {
    ${linkRow}
  }
`
