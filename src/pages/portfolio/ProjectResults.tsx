import styled from '@emotion/styled'
import { portfolioPage } from 'virtual:content/portfolio'
import type { Stat } from '../../shared/contentRules.ts'
import { minWidth, phoneScreen } from '../../theme/media.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { labelText } from '../../ui/text.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface ProjectResultsProps {
  /** The project's title, which tells the links of the cards apart for screen readers. */
  title: string
  results: readonly Stat[]
}

/** A value that does not fit the narrowest column in large type. Values break between words. */
const LONG = /[^ ]{7}|.{9}/

const { label, href } = portfolioPage.projects.link

/** The link for questions about a project. */
export function ProjectLink({ title }: { title: string }) {
  return (
    <TextLink href={href} aria-label={`${label}: ${title}`} data-screen-only="">
      {label}
    </TextLink>
  )
}

/** A project's results and the link for questions about it. */
export function ProjectResults({ title, results }: ProjectResultsProps) {
  return (
    <Column>
      <VisuallyHidden as="h3">{portfolioPage.projects.results}</VisuallyHidden>
      <dl>
        {results.map((result) => (
          <div key={result.label}>
            <dt>{result.label}</dt>
            <dd data-long={LONG.test(result.value) || undefined}>{result.value}</dd>
          </div>
        ))}
      </dl>
      <ProjectLink title={title} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: var(--space-6);
  align-content: space-between;
  justify-items: start;
  ${minWidth('tablet')} {
    dl {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      gap: var(--space-6);
      width: 100%;
    }
  }
  ${minWidth('desktop')} {
    dl {
      grid-auto-flow: row;
    }
  }
  /* The value stands above its label. */
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    gap: var(--space-1);
    align-items: start;
    justify-content: start;
  }
  dt {
    ${labelText}
  }
  dd {
    font: 350 var(--size-title) / 1.1 var(--font-display);
    letter-spacing: -0.03em;
    ${minWidth('tablet')} {
      &:not([data-long]) {
        font-size: var(--size-heading);
      }
    }
  }
  ${phoneScreen} {
    display: contents;
    dl {
      display: contents;
    }
    dl > div {
      order: 1;
    }
    dl > div:last-of-type:nth-of-type(even),
    dl > div:first-of-type,
    > a {
      grid-column: 1 / -1;
    }
    /* The key figure, above the curve. */
    dl > div:first-of-type {
      order: -2;
      dd {
        /* The longest word of a value fits into the card. */
        font-size: min(3.5rem, 17vw);
        line-height: var(--ink-result, 1);
        &[data-long] {
          font-size: var(--size-heading);
        }
      }
    }
    > a {
      order: 4;
      justify-self: start;
      font-size: var(--size-small);
    }
  }
  ${minWidth('desktop')} {
    /* The first value is the end of the chart's line. Only it keeps the large size. */
    dl > div:not(:first-of-type) dd {
      font-size: var(--size-title);
    }
  }
`
