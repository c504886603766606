import styled from '@emotion/styled'
import { site } from '../config/site.ts'
import { agency } from '../content/agency.ts'
import { heads } from '../content/head.ts'
import { addressLines, telHref } from '../facts/agency.ts'
import { serviceLinks } from '../facts/serviceLinks.ts'
import { servedRoutes } from '../routes/served.ts'
import { capitalized } from '../shared/numbers.ts'
import { withAlpha } from '../theme/color.ts'
import { minWidth } from '../theme/layout.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Lines } from '../ui/Lines.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { linkRow } from '../ui/linkRow.ts'
import { Logo } from './Logo.tsx'

const pageRoutes = servedRoutes.filter((route) => route.inFooter === 'pages')
const legalRoutes = servedRoutes.filter((route) => route.inFooter === 'legal')

/** Brand, links, contact details and legal pages at the end of every page. */
export function Footer() {
  const { bookingUrl } = site
  return (
    <Base>
      <Brand>
        <Logo />
        <p>
          {capitalized(agency.what)}.<br />
          {agency.tagline}
        </p>
        {bookingUrl ? (
          <ButtonLink href={bookingUrl} external>
            Schedule a call
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact">Schedule a call</ButtonLink>
        )}
      </Brand>
      <nav aria-label="Quick links">
        <h2>Pages</h2>
        <ul>
          {pageRoutes.map((route) => (
            <li key={route.id}>
              <Anchor href={route.path}>{heads[route.id].label}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Services">
        <h2>Services</h2>
        <ul>
          {serviceLinks.map(({ label, href }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label="Contact details">
        <h2>Find us</h2>
        <address>
          <Lines texts={addressLines} />
        </address>
        <ul>
          <li>
            <a href={telHref}>{agency.phone}</a>
          </li>
          <li>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </li>
        </ul>
      </section>
      <BottomRow>
        <p>© {agency.name}</p>
        <ul>
          {legalRoutes.map((route) => (
            <li key={route.id}>
              <Anchor href={route.path}>{heads[route.id].label}</Anchor>
            </li>
          ))}
        </ul>
        <ul aria-label={`${agency.name} elsewhere`}>
          {agency.social.map((link) => (
            <li key={link.label}>
              <Anchor href={link.href} external>
                {link.label}
              </Anchor>
            </li>
          ))}
        </ul>
      </BottomRow>
    </Base>
  )
}

const Base = styled.footer`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-10) var(--gutter);
  padding: var(--space-16) var(--margin) var(--space-24);
  border-top: 1px solid var(--line);
  background: ${withAlpha('ink-950', 94)};
  font-size: var(--size-small);
  ${minWidth('tablet')} {
    /* In narrower windows the larger padding keeps the last row clear of BackdropControl. */
    padding-bottom: var(--space-16);
  }
  ${minWidth('desktop')} {
    grid-template-columns: 4fr 2fr 3fr 3fr;
  }
  h2 {
    margin-bottom: var(--space-3);
    color: var(--mist);
    font: 400 var(--size-mono) / 1.5 var(--font-mono);
    letter-spacing: 0;
  }
  /* Links without styles of their own. Logo and ButtonLink have a class. */
  a:not([class]) {
    ${linkRow}
    display: inline-block;
    text-decoration-color: transparent;
    transition: text-decoration-color var(--quick) var(--ease);
    &:hover {
      text-decoration-color: var(--accent);
    }
  }
  > section {
    grid-column: 1 / -1;
    ${minWidth('desktop')} {
      grid-column: auto;
    }
  }
  address {
    ${linkRow}
    font-style: normal;
  }
`

const Brand = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-4);
  justify-items: start;
  align-content: start;
  ${minWidth('desktop')} {
    grid-column: auto;
  }
  p {
    color: var(--mist);
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
`

const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: var(--space-2) var(--space-8);
  align-items: baseline;
  padding-top: var(--space-6);
  border-top: 1px solid var(--line);
  color: var(--mist);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  ul:last-of-type {
    ${minWidth('desktop')} {
      margin-left: auto;
    }
  }
`
