import { serviceSummaries } from './serviceSummaries.ts'
import type { Service } from './types.ts'

/** Long descriptions by title of the service. */
const longDescriptions: Readonly<Record<string, string>> = {
  'Web platforms':
    'A web platform is judged on its worst Monday, so we begin there: how many people, which screens, what may never be lost. From that we write a budget in milliseconds and bytes and hold every release against it. Pages are served finished and become interactive afterwards, which keeps them readable on a train. You get the source on the first day, a preview address for every change, and a handbook that a new engineer can follow before lunch. When the contract ends, the platform stays yours to run without us.',
  'Mobile apps':
    'Most mobile bugs are network bugs that nobody reproduced at a desk. We build the offline case first: what is kept on the phone, what waits in a queue, and what happens when two people changed the same record on different floors. The screens come after that, and they are easier for it. We test on a drawer of real devices, including the four-year-old ones that your field staff carry. Store listings, signing keys and review replies are part of the work, and the developer accounts are in your name from the start.',
  'AI and machine learning':
    'We ask first which decision should get better and what a wrong answer costs. Then we gather a test set with the people who decide today, seal it, and measure them before we measure any model. A first version usually runs beside the old process in week three. If it does not beat that process on the sealed set, we say so and you keep the data. If it does, it ships with monitoring, a record of why each answer was given, and a switch that restores the old way in a minute.',
  Blockchain:
    'Half of our first calls about blockchain end with a database, and that advice is free. The other half have several organisations, one shared truth and nobody to appoint as its keeper. For those we write small contracts, prove their invariants with a property checker, and have them read by an auditor you choose before any value moves. Keys live in hardware, upgrades need more than one signature, and there is a written plan for the day something must be paused. You will understand the plan, because you will have signed it.',
  'Cloud and DevOps':
    'We move systems to the cloud, and sometimes back. The test is the same: can any engineer on the team rebuild everything from the repository, and what does it cost while it sleeps? Infrastructure is code that is reviewed like code. Every release can be undone with one command, and we rehearse that command with you once a quarter. Alerts are tuned until each one means something. A typical engagement begins by switching off what nobody uses, which has paid for our first month more often than not.',
  'Connected devices (IoT)':
    'A device in the field cannot be visited twice a year, so it must look after itself. We write firmware that keeps two images and boots the one that works, radios that stay quiet until there is something to say, and a back end that expects clocks to be wrong. Before a batch is built we run a hundred units in a cold room and pull their plugs at random for a week. You receive the schematics, the bill of materials, the signing procedure and a dashboard that shows which unit last spoke, and when.',
  'QA and test automation':
    'A test suite is worth what it stops. We read your last twenty incidents, sort them by cost, and write the checks that would have caught them, in that order. Unit tests where logic lives, contract tests where teams meet, a few end-to-end journeys that earn their minutes, and load tests against numbers from your own traffic. Flaky tests are treated as defects and repaired the same day. After six weeks your pipeline answers in under ten minutes, and people believe it when it says no.',
  'Staff augmentation':
    'Sometimes you do not need a project, you need two more people who know what they are doing. Ours join your team, your tools and your hours, under your technical lead. You interview each of them and see code that they wrote; nobody is swapped for a junior after the contract. A hand-over file is kept from the first week, so that leaving takes a day. You can add or release people with ten working days of notice. If somebody does not fit in the first fortnight, you do not pay for that fortnight.',
  'Product design':
    'We design the screen when it is empty, when it is loading, when it failed and when the name is forty letters long, because that is where people meet it. Research is five conversations and a prototype, not a quarter of workshops. Designers and engineers sit at the same table: what is drawn is built from the same tokens, so nothing is redrawn in code. Every flow is walked with a keyboard and a screen reader before anyone calls it finished. You keep the files, the component library and the reasons behind both.',
  'Data engineering':
    'Reports disagree because somewhere a join was guessed. We trace each figure in the board pack back to the system that first wrote it down, name an owner, and put a test on every step between. Loads are incremental and can be run again without harm. When a source changes its mind about a column, the pipeline stops and says which chart would have lied. The result is smaller than most data platforms, costs less to keep, and can be explained to an auditor by somebody who is not on our crew.',
}

export const services: readonly Service[] = serviceSummaries.map((summary) => ({
  ...summary,
  longDescription: longDescriptions[summary.title] ?? '',
}))

/** The steps of a project, from the first call to the last deployment. */
export const deliverySteps = [
  {
    title: 'Sounding',
    text: 'One call and a look at your code. You get a range in money within two working days.',
  },
  { title: 'Letter', text: 'Scope, price, dates and an end, on a page that both sides sign.' },
  { title: 'Chart', text: 'Screens to click and a plan of the system, argued over before it is built.' },
  { title: 'Build', text: 'A running version every Friday, at an address of your own.' },
  { title: 'Trial', text: 'Load, faults and an outside audit, with the reports attached.' },
  { title: 'Watch', text: 'We keep it running, or teach your people to. Either has a date.' },
] as const
