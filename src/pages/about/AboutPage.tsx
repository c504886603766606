import { aboutPage } from 'virtual:content/about'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { Advantages } from './Advantages.tsx'
import { OriginStory } from './OriginStory.tsx'
import { Principles } from './Principles.tsx'
import { Team } from './Team.tsx'
import { ThemeStory } from './ThemeStory.tsx'

const { hero, callToAction } = aboutPage

export function AboutPage() {
  return (
    <>
      <PageHero {...hero} />
      <OriginStory />
      <ThemeStory />
      <Principles />
      <Advantages />
      <Team />
      <CallToAction keyframe={1} {...callToAction} />
    </>
  )
}
