import styled from '@emotion/styled'
import { portfolioPage, projectFilters } from 'virtual:content/portfolio'
import { fill } from '../../shared/fill.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { scrim } from '../../theme/rowSurface.ts'
import { breakpoints } from '../../theme/grid.ts'
import { besideBodies } from '../../theme/media.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

export type Choice = (typeof projectFilters)[number]

/** Without it, there is nothing to filter. */
const texts = portfolioPage.filter

interface ProjectFilterProps {
  chosen: Choice
  choose: (filter: Choice) => void
}

/** Buttons for the project categories. A choice is announced by the number of its projects. */
export function ProjectFilter({ chosen, choose }: ProjectFilterProps) {
  const hydrated = useHydrated()
  return (
    <Filter data-screen-only="" data-dead={hydrated ? undefined : ''}>
      {/* On phones the browser leaves a button that is half in the row where it is. */}
      <Choices
        onFocus={({ target }) => {
          // A row that moved under a finger would lose its click.
          if (target.matches(':focus-visible')) target.scrollIntoView({ inline: 'center', block: 'nearest' })
        }}
      >
        <legend>
          <VisuallyHidden>{texts?.legend}</VisuallyHidden>
        </legend>
        {projectFilters.map((filter) => (
          <button
            key={filter.label}
            type="button"
            aria-pressed={filter === chosen}
            onClick={({ currentTarget }) => {
              choose(filter)
              // The list becomes shorter or longer below: its first card comes into view.
              currentTarget.closest('fieldset')?.scrollIntoView()
              currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })
            }}
          >
            <span>{filter.label}</span>
            {filter.count > 1 ? <small aria-hidden="true">{filter.count}</small> : null}{' '}
          </button>
        ))}
      </Choices>
      <VisuallyHidden role="status">
        {fill(texts?.shown[chosen.count === 1 ? 'one' : 'many'] ?? '', { count: `${chosen.count}` })}
      </VisuallyHidden>
    </Filter>
  )
}

const Filter = styled.div`
  container-type: inline-size;
  /* Its place is kept while the script may come. */
  @media (scripting: none) {
    display: none;
  }
`

const Choices = styled.fieldset`
  display: flex;
  /* As a whole: the scrim of a choice must not cover the focus ring of the one before. */
  isolation: isolate;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-10);
  padding-block: var(--space-4);
  border-block: var(--rule);
  /*
   * On phones one row that scrolls sideways and fades out at its ends. Large text takes rows below each
   * other.
   */
  @container (20rem <= width < ${breakpoints.tablet / 16}rem) {
    flex-wrap: nowrap;
    min-width: 0;
    margin-inline: calc(var(--space-4) * -1);
    overflow-x: auto;
    mask-image: linear-gradient(
      var(--to-end),
      transparent,
      black var(--space-4) calc(100% - var(--space-12)),
      transparent
    );
    padding-inline: var(--space-4) var(--space-12);
    scrollbar-width: none;
    button {
      flex: none;
      max-width: 100%;
    }
  }
  /* With padding it would interrupt the border, although it is hidden. */
  legend {
    padding: 0;
  }
  button {
    position: relative;
    display: grid;
    grid-auto-flow: column;
    gap: var(--space-2);
    align-content: center;
    align-items: baseline;
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 1px solid transparent;
    border-radius: 3px;
    background: none;
    color: var(--mist);
    font-size: var(--size-small);
    text-align: start;
    transition:
      color var(--quick),
      background-color var(--quick);
  }
  ${besideBodies} {
    /*
     * The last choices can stand beside the scrim of the left columns, over the open sea. These scrims meet
     * in the gaps.
     */
    button::before {
      content: '';
      position: absolute;
      inset: calc(var(--space-1) / -2 - 1px);
      z-index: -1;
      background: ${scrim};
    }
  }
  small {
    font: var(--mono);
  }
  button:not([aria-pressed='true']):hover {
    color: var(--foam);
  }
  [aria-pressed='true'] {
    border-color: var(--foam);
    background: var(--foam);
    color: var(--ink-950);
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
