import styled from '@emotion/styled'
import { useState } from 'react'
import { projects } from '../../content/projects.ts'
import { projectCategories } from '../../content/types.ts'
import { slugOf } from '../../shared/slug.ts'
import { minWidth } from '../../theme/layout.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CaseSheet } from './CaseSheet.tsx'

const ALL = 'All'
const filters = [ALL, ...projectCategories] as const

const countOf = (filter: string) =>
  projects.filter(({ category }) => filter === ALL || category === filter).length

/** Hides the sheets of other categories. The radios themselves do the work, so it needs no script. */
const filterRules = projectCategories
  .map(
    (category) =>
      `&:has(#filter-${slugOf(category)}:checked) article:not([data-category='${category}']){display:none}`,
  )
  .join('')

export function CaseSheets() {
  const [announced, setAnnounced] = useState('')
  const announce = (filter: string) => {
    const count = countOf(filter)
    setAnnounced(
      `${count} ${count === 1 ? 'case sheet' : 'case sheets'}${filter === ALL ? '' : ` in ${filter}`}`,
    )
  }
  return (
    <Sheets data-tone="panel" aria-label="Case sheets">
      <Filter>
        <legend>
          <VisuallyHidden>Show projects in</VisuallyHidden>
        </legend>
        {filters.map((filter) => (
          <label key={filter}>
            <input
              type="radio"
              name="category"
              id={`filter-${slugOf(filter)}`}
              defaultChecked={filter === ALL}
              onChange={() => announce(filter)}
            />
            <span>
              {filter} <small>{countOf(filter)}</small>
            </span>
          </label>
        ))}
      </Filter>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <List>
        {projects.map((project, index) => (
          <CaseSheet key={project.title} project={project} number={index + 1} />
        ))}
      </List>
    </Sheets>
  )
}

const Sheets = styled(Section)`
  /* Where the panel covers the scene: the bars are bright. */
  padding-top: var(--space-16);
  @media print {
    padding-top: var(--space-6);
  }
  ${filterRules}
`

const Filter = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-10);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  ${minWidth('tablet')} {
    gap: var(--space-1);
  }
  legend {
    padding: 0;
  }
  label {
    position: relative;
    cursor: pointer;
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
  span {
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
  @media print {
    display: none;
  }
`

const List = styled.div`
  display: grid;
  gap: var(--space-panel);
`
