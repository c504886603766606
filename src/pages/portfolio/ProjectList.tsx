import styled from '@emotion/styled'
import { portfolioPage } from '../../content/pages/portfolio.ts'
import { projects } from '../../content/projects.ts'
import { besideBodies } from '../../theme/layout.ts'
import { textScrim } from '../../theme/rowSurface.ts'
import { Section } from '../../ui/Section.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectFilter } from './ProjectFilter.tsx'
import { filterRules, projectFilters } from './projectFilters.ts'

/** A choice of all projects and one of the only category would show the same. */
const hasFilter = projectFilters.length > 2

/** All projects under a filter by category. */
export function ProjectList() {
  return (
    <FilteredSection data-tone="panel" aria-label={portfolioPage.projects.label}>
      {hasFilter ? <ProjectFilter /> : null}
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
  &[data-tone='panel'] {
    --above: var(--space-16);
  }
  @media print {
    padding-top: var(--space-6);
  }
  /* The cards have a surface of their own, so the sea shows between and beside them. The filter needs one on the left. */
  ${besideBodies} {
    &&[data-tone='panel']::before {
      background: ${textScrim};
    }
  }
  ${filterRules}
`

const List = styled.div`
  display: grid;
  gap: var(--space-panel);
  ${besideBodies} {
    gap: var(--space-16);
  }
`
