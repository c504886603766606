import type { AboutPage } from '#src/model/pages/about.ts'
import { capitalized, inWords } from '#src/shared/numbers.ts'
import { agency } from '../agency.ts'
import { team } from '../team.ts'

const timeZones = `${inWords(agency.timeZones)} time zone${agency.timeZones === 1 ? '' : 's'}`

/** People whom the team's table does not name. */
const others = agency.people - team.length

const values = ['Say it early.', 'Write it down.', 'Let the client leave.', 'Leave it better.']

const advantages = [
  {
    value: '40-60%',
    label: 'saved',
    text: 'compared with hiring the same team yourself. We work it out with your own salaries, on paper, before you sign.',
  },
  {
    value: '24/7',
    label: 'development',
    text: 'Six watches follow the sun, so a question at dusk has an answer, or a patch, at breakfast.',
  },
  {
    value: '2-20',
    label: 'people: scalable teams',
    text: 'up or down with ten business days’ notice, and no penalty in either direction.',
  },
  {
    value: String(agency.timeZones),
    label: agency.timeZones === 1 ? 'time zone' : 'time zones',
    text: 'from Vancouver to Manila. At any hour somebody on the crew is at a desk.',
  },
]

/** Texts of the about page. */
export const aboutPage: AboutPage = {
  hero: {
    eyebrow: `About · since ${agency.since}`,
    title: [
      agency.people === 1 ? 'One person,' : `${capitalized(inWords(agency.people))} people,`,
      'one signature.',
    ],
    lead: `We are engineers, testers and designers in ${timeZones}. Whoever estimates your work signs for it, and then does it.`,
  },
  origin: {
    eyebrow: `Origin · ${agency.address.city}, ${agency.since}`,
    heading: 'It began with a page that somebody framed.',
    paragraphs: [
      `In ${agency.since} a freight broker in ${agency.address.city} had a booking system that was eighty percent finished and had been so for a year. The firm that built it had run out of budget, then out of interest. Three of us, between jobs, were asked whether it could be saved.`,
      'It could, in eleven weeks. Before we began we wrote one page: what we would finish, for how much, by which Friday, and that we would then go away. The broker signed it, and afterward framed it. The second client came because he had seen the frame.',
      `We have written that page more than five hundred times since, sometimes for a year of work, mostly for a few weeks. The crew has grown to ${inWords(agency.people)} people in ${timeZones}, most of whom we had worked with before they joined.`,
    ],
  },
  theme: {
    eyebrow: 'The theme · on letters of marque',
    heading: 'Why pirates? Because of the paperwork.',
    paragraphs: [
      'A privateer was a ship for hire with a letter of marque: a commission that named the captain, the task, the share and the day it ended. Outside that letter the crew had no business with anybody’s cargo.',
      'It is the most honest contract we know of. Pirates also elected their captain, published the rules on board and paid for injuries, a century before anyone ashore thought of it. The flag is a joke. The letter is not.',
    ],
  },
  principles: {
    label: 'Mission, vision and values',
    entries: [
      { title: 'Mission', text: 'Finish what we put our names to.', points: [] },
      {
        title: 'Vision',
        text: 'Software that runs long after we have left, and needs nobody at night.',
        points: [],
      },
      {
        title: 'Values',
        text: `${capitalized(inWords(values.length))}, short enough to be quoted at us:`,
        points: values,
      },
    ],
  },
  advantages: {
    heading: `${capitalized(inWords(advantages.length))} thing${advantages.length === 1 ? '' : 's'} you can check`,
    entries: advantages,
  },
  team: {
    heading: 'Crew manifest',
    columns: {
      name: 'Name',
      role: 'Role',
      specialty: 'Specialty',
      experience: 'Experience',
    },
    note:
      others < 1
        ? null
        : `The crew has ${inWords(others)} more. You meet the ones who would work for you, by name, before you sign.`,
    dials: 'On each dial of 24 hours, the wedge is that person’s watch.',
  },
  callToAction: {
    heading: 'Come aboard?',
    text: 'As a client, or as one of us: both begin with a letter. Say which, and what you would like to see finished.',
    second: { label: 'See what we do', href: '/services' },
  },
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
