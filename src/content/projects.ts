import type { Project } from '#src/model/records.ts'

export const projects: readonly Project[] = [
  {
    title: 'Same-day settlement for Cobalt Harbor Bank',
    description:
      'Payments left in one nightly file, and every error waited for the next night. They now settle one by one, within minutes. We moved it under live traffic, one country at a time.',
    category: 'FinTech',
    technologies: ['Go', 'PostgreSQL', 'Kafka', 'React'],
    timeline: '9 months',
    results: [
      { value: '4 min', label: 'median settlement, from 38 hours' },
      { value: '−64%', label: 'calls about missing money' },
      { value: '0', label: 'cents lost in the move' },
    ],
    image: {
      caption: 'Hours to settle, by month',
      values: [38, 37, 36, 27, 18, 11, 5, 2, 0.067],
      from: '38 h',
      to: '4 min',
    },
    features: [
      'Double-entry ledger with an audit trail that cannot be edited',
      'Every payment replayable from the day it was made',
      'Limits and sanctions checked before the money moves',
      'Cutover by country, with a way back rehearsed for each',
      'Reconciliation report that accountants helped to design',
    ],
    sample: true,
  },
  {
    title: 'Referrals that arrive before the patient',
    description:
      'Northmoor Health received referral letters by fax, portal and envelope. One gateway now reads all three, asks at once for what is missing, and puts the rest in front of the right clinic.',
    category: 'Healthcare',
    technologies: ['TypeScript', 'Elixir', 'HL7 FHIR', 'Kubernetes'],
    timeline: '11 months',
    results: [
      { value: '97%', label: 'complete on arrival, from 54%' },
      { value: '9 days', label: 'sooner to a first appointment' },
      { value: '3', label: 'hospitals on one list' },
    ],
    image: {
      caption: 'Referrals complete on arrival, %',
      values: [54, 53, 58, 61, 70, 76, 84, 89, 94, 96, 97],
      from: '54%',
      to: '97%',
    },
    features: [
      'Works through a network outage and catches up in order',
      'Every access to a record is shown to the patient on request',
      'Clinics set their own rules without a release',
      'Letters read by a model, and confirmed by a person',
    ],
    sample: true,
  },
  {
    title: 'A Black Friday without a war room',
    description:
      'Tessellate Retail used to rent a hotel floor for the last week of November. We split the checkout from the shop, put a queue in front of the database, and tested it with four times last year’s traffic.',
    category: 'E-commerce',
    technologies: ['TypeScript', 'React', 'Redis', 'k6'],
    timeline: '7 months',
    results: [
      { value: '4,200', label: 'orders a minute, from 310' },
      { value: '0.9 s', label: 'checkout at the 95th percentile' },
      { value: '11', label: 'engineers who slept that night' },
    ],
    image: {
      caption: 'Orders a minute before errors begin',
      values: [310, 320, 640, 900, 1500, 2600, 4200],
      from: '310',
      to: '4,200',
    },
    features: [
      'Carts that survive a failed payment and a closed laptop',
      'Stock reserved for ten minutes, then given back',
      'Prices frozen per cart, provably',
      'Load test that replays real sessions',
    ],
    sample: true,
  },
  {
    title: 'Four thousand milk tanks that phone home',
    description:
      'Marlow Dairy learned about a warm tank when the driver opened it. Now each tank reports its temperature by radio, on two AA cells, and the dairy calls the farm before the driver leaves.',
    category: 'IoT',
    technologies: ['C', 'Zephyr', 'LoRaWAN', 'TimescaleDB'],
    timeline: '13 months',
    results: [
      { value: '−82%', label: 'liters spoiled on the farm' },
      { value: '7 years', label: 'expected of two AA cells, at the measured current' },
      { value: '4,016', label: 'tanks, none visited twice' },
    ],
    image: {
      caption: 'Liters spoiled, thousands a month',
      values: [61, 64, 58, 60, 47, 41, 29, 24, 17, 15, 12, 11, 11],
      from: '61',
      to: '11',
    },
    features: [
      'Firmware that boots the last image that worked',
      'Alarm by text message within ninety seconds',
      'Installed by a farmer in six minutes, without a laptop',
      'Signed updates over the air, in batches of fifty',
    ],
    sample: true,
  },
  {
    title: 'Bills of lading that cannot be signed twice',
    description:
      'At Greystone Port a cargo waited for paper that traveled by courier. Carrier, bank and port now share one ledger for the title, each with its own key, and none of them can change it alone.',
    category: 'Blockchain',
    technologies: ['Go', 'Hyperledger Fabric', 'PostgreSQL', 'React'],
    timeline: '10 months',
    results: [
      { value: '½ day', label: 'to release a cargo, from six days' },
      { value: '27', label: 'firms on one ledger' },
      { value: '0', label: 'duplicate titles since launch' },
    ],
    image: {
      caption: 'Days to release a cargo',
      values: [6, 6, 5.8, 5.2, 3.9, 2.6, 1.4, 0.9, 0.6, 0.5],
      from: '6 d',
      to: '½ d',
    },
    features: [
      'Keys in hardware, with a drill for losing one',
      'Invariants proven before the audit, and again by the auditor',
      'Paper still works for partners who need it',
      'Pause procedure that needs three signatures',
    ],
    sample: true,
  },
  {
    title: 'Claims answered in three hours, with the reasons attached',
    description:
      'At Saltbox Insurance a claim waited fifty-two hours for a first answer. A model now reads the file, proposes a decision and cites the page. An adjuster signs, and may disagree with one click.',
    category: 'AI/ML',
    technologies: ['Python', 'PyTorch', 'pgvector', 'FastAPI'],
    timeline: '8 months',
    results: [
      { value: '3 h', label: 'to a first answer, from 52 hours' },
      { value: '94.6%', label: 'agreement with two adjusters' },
      { value: '100%', label: 'of decisions cite their page' },
    ],
    image: {
      caption: 'Hours to a first answer',
      values: [52, 50, 51, 36, 22, 14, 7, 3],
      from: '52 h',
      to: '3 h',
    },
    features: [
      'Sealed test set, scored by people before the model',
      'Every proposal shows the sentence it stands on',
      'A switch that restores the old process in one minute',
      'Drift report, each Monday, to a named owner',
    ],
    sample: true,
  },
]
