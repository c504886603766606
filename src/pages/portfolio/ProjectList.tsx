import styled from '@emotion/styled'
import { marked } from '../../shared/marks.ts'
import { portfolioPage, projectFilters, projects } from 'virtual:content/portfolio'
import { Fragment, useEffect, useState } from 'react'
import { entryState, keepInEntry } from '../../browser/entryState.ts'
import { useHydrated } from '../../shared/useHydrated.ts'
import { siteStore, updateInputs } from '../../store/site.ts'
import { besideBodies, tallScreen } from '../../theme/media.ts'
import { partSurface, textScrim } from '../../theme/rowSurface.ts'
import { Section } from '../../ui/Section.tsx'
import { PanelGap } from '../../ui/SceneGap.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { trackProjects } from './trackProjects.ts'
import { ProjectFilter, type Choice } from './ProjectFilter.tsx'

/** A choice of all projects and one of the only category would show the same. */
const hasFilter = projectFilters.length > 2

/** Number of cards between two views of the sea in a tall window. */
const BAND = 3

const bands = Array.from({ length: Math.ceil(projects.length / BAND) }, (_, band) =>
  projects.slice(BAND * band, BAND * (band + 1)),
)

/** All projects under a filter by category. A choice raises its projects in the scene. */
export function ProjectList() {
  const hydrated = useHydrated()
  const [choice, choose] = useState<Choice>()
  // The served page shows all projects. A reload, Back and Forward bring back what was chosen.
  const kept = hydrated ? entryState().category : undefined
  const chosen = choice ?? projectFilters.find(({ label }) => label === kept) ?? projectFilters[0]
  const filtered = chosen !== projectFilters[0]
  const isShown = ({ category }: (typeof projects)[number]) => !filtered || category === chosen.label
  useEffect(() => {
    const chosenProjects = projects.flatMap(({ category }, index) =>
      category === chosen.label ? [index] : [],
    )
    updateInputs(siteStore, { chosenProjects })
    return () => updateInputs(siteStore, { chosenProjects: [] })
  }, [chosen])
  return (
    <FilteredSection
      {...marked({ surface: 'panel' })}
      data-filtered={filtered || undefined}
      aria-label={portfolioPage.projects.label}
    >
      {hasFilter ? (
        <Band data-band="">
          <ProjectFilter
            chosen={chosen}
            choose={(next) => {
              choose(next)
              keepInEntry({ category: next.label })
            }}
          />
        </Band>
      ) : null}
      <List ref={trackProjects}>
        {bands.map((band) => (
          <Fragment key={band[0]?.title}>
            {band !== bands[0] && !filtered ? <PanelGap {...marked({ sceneGap: true })} /> : null}
            <Band data-band="" hidden={!band.some(isShown)}>
              {band.map((project) => (
                <ProjectCard
                  key={project.title}
                  project={project}
                  number={projects.indexOf(project) + 1}
                  hidden={!isShown(project)}
                />
              ))}
            </Band>
          </Fragment>
        ))}
      </List>
    </FilteredSection>
  )
}

const FilteredSection = styled(Section)`
  /* The filter starts below the panel's soft edge. There the panel covers the bright bars of the scene. */
  padding-top: var(--space-16);
  &[data-surface='panel'] {
    --above: var(--space-16);
  }
  /*
   * The cards have a surface of their own, so the sea shows between and beside them. The filter needs one on
   * the left.
   */
  ${besideBodies} {
    &&[data-surface='panel']::before {
      background: ${textScrim};
    }
  }
  /* While all cards are shown, a tall window shows the sea between bands of cards. */
  ${tallScreen} {
    &:not([data-filtered]) {
      overflow-x: clip;
      &&[data-surface='panel']::before {
        display: none;
      }
      [data-band] {
        ${partSurface}
      }
    }
  }
`

/**
 * A part of the section, in a tall window with a surface. A change of its `display` would scroll the choices
 * back to the first.
 */
const Band = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`

const List = styled.div`
  display: grid;
  gap: var(--space-panel);
  ${besideBodies} {
    gap: var(--space-24);
  }
`
