import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { portfolioPage, projectFilters, projects } from 'virtual:content/portfolio'
import { fill } from '../../shared/fill.ts'
import { siteStore, updateSite } from '../../store/site.ts'
import { scrim } from '../../theme/rowSurface.ts'
import { breakpoints } from '../../theme/grid.ts'
import { besideBodies, minWidth } from '../../theme/layout.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

type Choice = (typeof projectFilters)[number]

const { legend, shown } = portfolioPage.filter

/** Returns what a screen reader says after a choice. */
function announcement(filter: Choice): string {
  const isOne = filter.count === 1
  const text =
    filter === projectFilters[0]
      ? shown[isOne ? 'one' : 'many']
      : shown[isOne ? 'oneInCategory' : 'manyInCategory']
  return fill(text, { count: `${filter.count}`, category: filter.label })
}

/** Returns the projects that a choice shows, one bit each. */
function chosenBy(filter: Choice): number {
  const shows = (category: string) => filter === projectFilters[0] || category === filter.label
  return projects.reduce((bits, { category }, index) => bits | (shows(category) ? 1 << index : 0), 0)
}

/**
 * Radio buttons for the project categories. They filter without a script, which announces the number of projects shown and
 * tells the scene which.
 */
export function ProjectFilter() {
  const [announced, setAnnounced] = useState('')
  useEffect(() => () => updateSite(siteStore, { chosenProjects: 0 }), [])
  return (
    <Filter>
      <Choices>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {projectFilters.map((filter) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it looks for a text less deep
          <label key={filter.id}>
            <input
              type="radio"
              name="category"
              id={filter.id}
              defaultChecked={filter === projectFilters[0]}
              onChange={({ currentTarget }) => {
                setAnnounced(announcement(filter))
                updateSite(siteStore, { chosenProjects: chosenBy(filter) })
                // The list becomes shorter or longer below: its first card comes into view.
                currentTarget.closest('fieldset')?.scrollIntoView()
              }}
            />
            <span>
              <span>{filter.label}</span>
              {filter.count > 1 ? <small aria-hidden="true">{filter.count}</small> : null}
              <VisuallyHidden>
                {fill(shown[filter.count === 1 ? 'one' : 'many'], { count: `${filter.count}` })}
              </VisuallyHidden>
            </span>
          </label>
        ))}
      </Choices>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Filter>
  )
}

const Filter = styled.div`
  container-type: inline-size;
  @media print {
    display: none;
  }
`

const Choices = styled.fieldset`
  display: flex;
  /* As a whole: the scrim of a choice must not cover the focus ring of the one before. */
  isolation: isolate;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-10);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  ${minWidth('tablet')} {
    gap: var(--space-1);
  }
  /* On phones one row that scrolls sideways and fades out at its ends. Large text takes rows below each other. */
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
    scroll-padding-inline: var(--space-4);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    label {
      flex: none;
      max-width: 100%;
      scroll-snap-align: start;
    }
  }
  legend {
    padding: 0;
  }
  label {
    position: relative;
    cursor: pointer;
  }
  ${besideBodies} {
    /* The last choices can stand beside the scrim of the left columns, over the open sea. These scrims meet in the gaps. */
    label::before {
      content: '';
      position: absolute;
      inset: calc(var(--space-1) / -2);
      z-index: -1;
      background: ${scrim};
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  input + span {
    display: grid;
    grid-auto-flow: column;
    gap: var(--space-2);
    align-content: center;
    align-items: baseline;
    min-height: var(--target);
    padding-inline: var(--space-4);
    ${minWidth('tablet')} {
      padding-inline: var(--space-3);
    }
    ${minWidth('desktop')} {
      padding-inline: var(--space-4);
    }
    border: 1px solid transparent;
    border-radius: 3px;
    color: var(--mist);
    font-size: var(--size-small);
    transition:
      color var(--quick) var(--ease),
      background-color var(--quick) var(--ease);
  }
  small {
    font-family: var(--font-mono);
    font-size: var(--size-mono);
  }
  input:hover + span {
    color: var(--foam);
  }
  input:checked + span {
    border-color: var(--foam);
    background: var(--foam);
    color: var(--ink-950);
  }
  input:focus-visible + span {
    outline: 2px solid var(--brass);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
