import type { Note, Stat, Testimonial } from './types.ts'

export const testimonials: readonly [Testimonial, ...Testimonial[]] = [
  {
    name: 'Henrike Voss',
    title: 'Head of payments',
    company: 'Cobalt Harbor Bank',
    location: 'Hamburg, Germany',
    content:
      'In the first week they told us which half of our plan was wrong. The other half went live on the day it said.',
    rating: 5,
    project: 'Same-day settlement',
    timeline: '9 months',
    technologies: ['Go', 'Kafka'],
    sample: true,
  },
  {
    name: 'Dr Samuel Adeyemi',
    title: 'Chief medical information officer',
    company: 'Northmoor Health',
    location: 'Leeds, United Kingdom',
    content:
      'They sat in the fax room for two days before they opened a laptop. It shows in everything they built.',
    rating: 5,
    project: 'Referral gateway',
    timeline: '11 months',
    technologies: ['Elixir', 'HL7 FHIR'],
    sample: true,
  },
  {
    name: 'Carla Mendes',
    title: 'Director of e-commerce',
    company: 'Tessellate Retail',
    location: 'Porto, Portugal',
    content: 'The loudest thing that happened on Black Friday was somebody opening a bag of crisps.',
    rating: 5,
    project: 'Checkout rebuild',
    timeline: '7 months',
    technologies: ['TypeScript', 'Redis'],
    sample: true,
  },
  {
    name: 'Owen Prosser',
    title: 'Operations manager',
    company: 'Marlow Dairy',
    location: 'Carmarthen, United Kingdom',
    content:
      'I was promised seven years from two batteries and laughed. They handed me the measurements and the batteries.',
    rating: 5,
    project: 'Tank telemetry',
    timeline: '13 months',
    technologies: ['Zephyr', 'LoRaWAN'],
    sample: true,
  },
  {
    name: 'Annika Lindqvist',
    title: 'Deputy harbor master',
    company: 'Greystone Port Authority',
    location: 'Gothenburg, Sweden',
    content: 'Twenty-seven companies agreed on one form. I would have paid them for that alone.',
    rating: 5,
    project: 'Electronic bills of lading',
    timeline: '10 months',
    technologies: ['Rust', 'Fabric'],
    sample: true,
  },
  {
    name: 'Gregory Tan',
    title: 'Vice president, claims',
    company: 'Saltbox Insurance',
    location: 'Hartford, Connecticut',
    content:
      'When their model lost to our adjusters they sent us the scores and stopped the clock. The next one won.',
    rating: 5,
    project: 'Claims reading',
    timeline: '8 months',
    technologies: ['PyTorch', 'FastAPI'],
    sample: true,
  },
  {
    name: 'Noor Rahimi',
    title: 'Product lead',
    company: 'Lumen Transit',
    location: 'Toronto, Canada',
    content:
      'Our drivers use the app in gloves, in tunnels, without a signal. Nobody has called the help desk about it since May.',
    rating: 5,
    project: 'Driver app',
    timeline: '6 months',
    technologies: ['Kotlin', 'Swift'],
    sample: true,
  },
  {
    name: 'Philippe Garnier',
    title: 'Head of infrastructure',
    company: 'Fenwick Grid',
    location: 'Lyon, France',
    content: 'They halved the bill by switching off what we had forgotten, and only then sold us the rest.',
    rating: 5,
    project: 'Cloud migration',
    timeline: '5 months',
    technologies: ['Terraform', 'AWS'],
    sample: true,
  },
  {
    name: 'Bea Kowalczyk',
    title: 'Chief technology officer',
    company: 'Orrin & Vale',
    location: 'Chicago, Illinois',
    content:
      'Two of their engineers joined us for a quarter. The hand-over file they left is the best document we own.',
    rating: 5,
    project: 'Engineers on loan',
    timeline: '3 months',
    technologies: ['Java', 'Go'],
    sample: true,
  },
]

export const testimonialStats: readonly Stat[] = [
  { value: '4.9/5', label: 'average rating' },
  { value: '98%', label: 'satisfaction' },
  { value: '85%', label: 'repeat clients' },
  { value: '100%', label: 'on-time delivery' },
]

export const reasonsToChoose: readonly Note[] = [
  {
    title: 'The estimate is signed by its engineer',
    text: 'Whoever says how long it takes is on the project, so the number has somebody to defend it.',
  },
  {
    title: 'A Friday build, every Friday',
    text: 'You see working software each week at your own address. A missed Friday is reported as a defect.',
  },
  {
    title: 'The bad news arrives first',
    text: 'Risks stand at the top of the weekly note, above progress, with what we propose and what it costs.',
  },
  {
    title: 'You can let us go',
    text: 'Code, accounts, keys and the hand-over file are yours from the first day. Leaving us takes one.',
  },
]
