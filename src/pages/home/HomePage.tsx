import { ClosingCall } from '../common/ClosingCall.tsx'
import { CallSection } from './CallSection.tsx'
import { ClientList } from './ClientList.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Industries } from './Industries.tsx'
import { Letters } from './Letters.tsx'
import { ServiceLedger } from './ServiceLedger.tsx'
import { Story } from './Story.tsx'
import { TechnologyTable } from './TechnologyTable.tsx'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Story />
      <ServiceLedger />
      <Industries />
      <TechnologyTable />
      <Letters />
      <ClientList />
      <CallSection />
      <ClosingCall
        heading="Where are you headed?"
        text="Two lines are enough. An engineer reads them and answers within 24 hours."
      />
    </>
  )
}
