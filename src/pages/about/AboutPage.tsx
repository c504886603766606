import { originStory, whyPirates } from '../../content/team.ts'
import { ClosingCall } from '../common/ClosingCall.tsx'
import { PageHero } from '../common/PageHero.tsx'
import { Advantages } from './Advantages.tsx'
import { Manifest } from './Manifest.tsx'
import { Origin } from './Origin.tsx'
import { Pirates } from './Pirates.tsx'

export function AboutPage() {
  return (
    <>
      <PageHero
        eyebrow="About · since 2012"
        title={['Forty-one people,', 'one signature.']}
        lead="We are engineers, testers and designers in nine time zones. Whoever estimates your work also does it, and signs for it."
        height="low"
      />
      <Origin paragraphs={originStory} />
      <Pirates paragraphs={whyPirates} />
      <Advantages />
      <Manifest />
      <ClosingCall
        heading="Come aboard?"
        text="As a client, or as one of us: both begin with a letter. Say which, and what you would like to see finished."
        second={{ href: '/services', label: 'See what we do' }}
      />
    </>
  )
}
