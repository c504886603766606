import { originStory, whyPirates } from '../../content/team.ts'
import { CallToAction } from '../common/CallToAction.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { Advantages } from './Advantages.tsx'
import { TeamTable } from './TeamTable.tsx'
import { OriginStory } from './OriginStory.tsx'
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
      <OriginStory paragraphs={originStory} />
      <WhyPirates paragraphs={whyPirates} />
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
