import type { Note, Stat } from '#src/model/rules.ts'

export const originStory: readonly string[] = [
  'In 2012 a freight broker in Columbus had a booking system that was eighty per cent finished and had been so for a year. The firm that built it had run out of budget, then out of interest. Three of us, between jobs, were asked whether it could be saved.',
  'It could, in eleven weeks. Before we began we wrote one page: what we would finish, for how much, by which Friday, and that we would then go away. The broker signed it, and afterwards framed it. The second client came because he had seen the frame.',
  'We have written that page more than five hundred times since. The crew has grown to forty-one people in nine time zones, most of whom joined after working beside us on the other side of the contract.',
]

export const whyPirates: readonly string[] = [
  'A privateer was a ship for hire with a letter of marque: a commission that named the captain, the task, the share and the day it ended. Outside that letter the crew had no business with anybody’s cargo.',
  'It is the most honest contract we know of. Pirates also elected their captain, published the rules on board and paid for injuries, a century before anyone ashore thought of it. The flag is a joke. The letter is not.',
]

export const missionVisionValues: readonly (Note & { points?: readonly string[] })[] = [
  { title: 'Mission', text: 'Finish what we put our names to.' },
  { title: 'Vision', text: 'Software that outlives the people who wrote it, and never needs them at night.' },
  {
    title: 'Values',
    text: 'Four, short enough to be quoted at us:',
    points: ['Say it early.', 'Write it down.', 'Let the client leave.', 'Leave it better.'],
  },
]

export const advantages: readonly (Stat & { text: string })[] = [
  {
    value: '40-60%',
    label: 'saved',
    text: 'against hiring the same team yourself. We work it out with your own salaries, on paper, before you sign.',
  },
  {
    value: '24/7',
    label: 'development',
    text: 'Six watches follow the sun, so a question at dusk has an answer, or a patch, at breakfast.',
  },
  {
    value: '2 to 20',
    label: 'people: scalable teams',
    text: 'up or down with ten working days of notice, and no penalty in either direction.',
  },
  {
    value: '9',
    label: 'time zones',
    text: 'from Vancouver to Manila. Somebody you have met by name is always at a desk.',
  },
]
