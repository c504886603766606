import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { Advantages } from './Advantages.tsx'
import { MissionVisionValues } from './MissionVisionValues.tsx'
import { OriginStory } from './OriginStory.tsx'
import { TeamTable } from './TeamTable.tsx'
import { WhyPirates } from './WhyPirates.tsx'

export function AboutPage() {
  return (
    <>
      <PageHero
        eyebrow="About · since 2012"
        title={['Forty-one people,', 'one signature.']}
        lead="We are engineers, testers and designers in nine time zones. Whoever estimates your work also does it, and signs for it."
        height="low"
      />
      <OriginStory />
      <WhyPirates />
      <MissionVisionValues />
      <Advantages />
      <TeamTable />
      <CallToAction
        heading="Come aboard?"
        text="As a client, or as one of us: both begin with a letter. Say which, and what you would like to see finished."
        second={{ href: '/services', label: 'See what we do' }}
      />
    </>
  )
}
