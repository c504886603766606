import styled from '@emotion/styled'
import { interfaceTexts } from 'virtual:content/interface'
import { agency } from 'virtual:content/agency'
import {
  footerLinks,
  hasLanguages,
  legalLinks,
  otherLanguages,
  paths,
  serviceLinks,
} from 'virtual:content/navigation'
import type { Link } from '../shared/contentRules.ts'
import { callLink } from '../routes/call.ts'
import { pathIn, routeOf } from '../routes/served.ts'
import { maxWidth, minWidth, minWidthCondition, wordmarkCss } from '../theme/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Lines } from '../ui/Lines.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { linkRow } from '../ui/columns.ts'
import { fitted, labelText } from '../ui/text.ts'
import { Logo } from './Logo.tsx'
import { Toasts } from './Toasts.tsx'

/**
 * Brand, links, contact details and legal pages at the end of every page. The toasts are in it: a landmark
 * has to have them.
 */
export function Footer({ path }: { path: string }) {
  const { footer } = interfaceTexts
  const [motto, ...lines] = footer.lines
  const route = routeOf(path)
  const { addressLines, email, phone, social, telHref } = agency
  const isHere = route === 'contact' && callLink.href === paths.contact
  return (
    <Base>
      <Motto>{motto}</Motto>
      <Brand>
        <Logo />
        <p>
          <Lines texts={lines} />
        </p>
        {isHere ? null : <ButtonLink {...callLink}>{footer.call}</ButtonLink>}
      </Brand>
      <section aria-label={footer.contactLabel}>
        <h2>{footer.contact}</h2>
        <address>
          <Lines texts={addressLines} />
        </address>
        <ul>
          <li>
            <a href={telHref}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
      </section>
      <nav aria-label={footer.pagesLabel}>
        <h2>{footer.pages}</h2>
        <LinkList links={footerLinks} />
      </nav>
      <nav aria-label={footer.servicesLabel}>
        <h2>{footer.services}</h2>
        {/* tooling/content/modules.ts decides how many these are. */}
        <LinkList links={serviceLinks} />
      </nav>
      <BottomRow>
        <p>{footer.copyright}</p>
        {footer.registration ? <p>{footer.registration}</p> : null}
        <LinkList links={legalLinks} />
        {/* In the order of `languages` in agency.json. */}
        {hasLanguages ? (
          <LinkList
            links={otherLanguages.map(({ tag, name, paths: others }) => ({
              lang: tag,
              label: name,
              href: pathIn(others, route === 'notFound' ? 'home' : route, path),
            }))}
          />
        ) : null}
        {social.length > 0 ? <LinkList links={social} external aria-label={footer.profilesLabel} /> : null}
      </BottomRow>
      <Toasts />
    </Base>
  )
}

interface LinkListProps {
  links: readonly (Link & { lang?: string })[]
  external?: boolean
  'aria-label'?: string
}

function LinkList({ links, external, ...rest }: LinkListProps) {
  return (
    <ul {...rest}>
      {links.map(({ label, href, lang }) => (
        <li key={href}>
          <Anchor href={href} external={external} hrefLang={lang} lang={lang}>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

const Base = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--gutter);
  padding: var(--space-4) var(--margin) calc(var(--space-4) + var(--toasts));
  border-top: var(--rule);
  font-size: var(--size-small);
  ${minWidth('desktop')} {
    grid-template-columns: 4fr 3fr 2fr 3fr;
    gap: var(--space-10) var(--gutter);
    padding-block: var(--space-12) calc(var(--space-10) + var(--toasts));
  }
  h2 {
    ${labelText}
    margin-bottom: var(--space-3);
  }
  /* Links without styles of their own. Logo and ButtonLink have a class. */
  a:not([class]) {
    ${linkRow}
    display: inline-block;
    text-decoration-color: transparent;
    transition: text-decoration-color var(--quick);
    &:hover {
      text-decoration-color: var(--accent);
    }
  }
  ${maxWidth('desktop')} {
    /* On screens the links of a list stand side by side. */
    @media screen {
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0 var(--space-4);
      }
    }
    h2 {
      margin-bottom: var(--space-1);
    }
    @media (pointer: coarse) {
      a:not([class]) {
        padding-block: 10px;
      }
      /* The targets reach into the space around the list. */
      address,
      ul {
        margin-block: -10px calc(var(--space-1) * -1);
      }
    }
  }
  address {
    ${linkRow}
  }
`

const Motto = styled.p`
  grid-column: 1 / -1;
  color: var(--foam);
  ${fitted('heading', 7.4)}
  ${wordmarkCss}
`

const Brand = styled.section`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  align-content: start;
  @media screen and (not ${minWidthCondition('desktop')}) {
    /* The button stands beside the name, or below it. */
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    align-items: center;
    > :first-child {
      flex: 1 0 auto;
      max-width: 100%;
    }
    > p {
      order: 1;
      flex-basis: 100%;
    }
    /* Its lines run on. */
    br {
      display: none;
    }
    span ~ span {
      margin-inline-start: var(--space-3);
    }
  }
`

const BottomRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 var(--space-6);
  align-items: baseline;
  padding-top: var(--space-4);
  border-top: var(--rule);
  color: var(--mist);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  ul:last-of-type {
    ${minWidth('desktop')} {
      margin-inline-start: auto;
    }
  }
`
