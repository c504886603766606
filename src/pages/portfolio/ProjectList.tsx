import styled from '@emotion/styled'
import { projects } from '../../content/projects.ts'
import { Section } from '../../ui/Section.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectFilter } from './ProjectFilter.tsx'
import { filterRules } from './projectFilters.ts'

/** All projects under a filter by category. */
export function ProjectList() {
  return (
    <FilteredSection data-tone="panel" aria-label="Case sheets">
      <ProjectFilter />
      <List>
        {projects.map((project, index) => (
          <ProjectCard key={project.title} project={project} number={index + 1} />
        ))}
      </List>
    </FilteredSection>
  )
}

const FilteredSection = styled(Section)`
  /* The filter starts below the panel's soft edge. There the panel covers the bright bars of the scene. */
  padding-top: var(--space-16);
  @media print {
    padding-top: var(--space-6);
  }
  ${filterRules}
`

const List = styled.div`
  display: grid;
  gap: var(--space-panel);
`
