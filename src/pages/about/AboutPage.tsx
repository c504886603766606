import { aboutPage } from 'virtual:content/about'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { Advantages } from './Advantages.tsx'
import { OriginStory } from './OriginStory.tsx'
import { Principles } from './Principles.tsx'
import { TeamTable } from './TeamTable.tsx'
import { ThemeStory } from './ThemeStory.tsx'

const { hero, callToAction } = aboutPage

export function AboutPage() {
  return (
    <>
      <PageHero {...hero} height="low" />
      <OriginStory />
      <ThemeStory />
      <Principles />
      <Advantages />
      <TeamTable />
      <CallToAction station={2} {...callToAction} />
    </>
  )
}
