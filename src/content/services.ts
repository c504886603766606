import type { Service } from '#src/model/records.ts'

/** Services in the order of the services page: 1 to 12. The home page lists the first six. */
export const services: readonly Service[] = [
  {
    title: 'Web platforms',
    description: 'Booking, billing and back offices that answer in under a second.',
    icon: 'window',
    color: 'teal',
    longDescription:
      'A web platform is judged on its worst Monday, so we begin there: how many people, which screens, what may never be lost. From that we write a budget in milliseconds and bytes and hold every release to it. Pages are served finished and become interactive afterward, which keeps them readable on a train. You get the source on the first day, a preview address for every change, and a handbook that a new engineer can follow before lunch. When the contract ends, the platform stays yours to run without us.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Playwright', 'Redis'],
    signedBy: 'Naomi Whitlock',
    sample: true,
  },
  {
    title: 'Mobile apps',
    description: 'Native or shared code, in both stores, and it still works in a basement.',
    icon: 'phone',
    color: 'blue',
    longDescription:
      'Most mobile bugs are network bugs that nobody reproduced at a desk. We build the offline case first: what is kept on the phone, what waits in a queue, and what happens when two people changed the same record on different floors. The screens come after that, and they are easier for it. We test on a drawer of real devices, including the four-year-old ones that your field staff carry. Store listings, signing keys and review replies are part of the work, and the developer accounts are in your name from the start.',
    technologies: ['Swift', 'Kotlin', 'React Native', 'SQLite', 'Fastlane', 'Detox'],
    signedBy: 'Callum Reid',
    sample: true,
  },
  {
    title: 'AI and machine learning',
    description: 'Models with a named owner, a test set and an off switch.',
    icon: 'neurons',
    color: 'green',
    longDescription:
      'We ask first which decision should get better and what a wrong answer costs. Then we gather a test set with the people who decide today, seal it, and measure them before we measure any model. A first version usually runs beside the old process in week three. If it does not beat that process on the sealed set, we say so and you keep the data. If it does, it ships with monitoring, a record of why each answer was given, and a switch that restores the old way in a minute.',
    technologies: ['Python', 'PyTorch', 'scikit-learn', 'ONNX Runtime', 'MLflow', 'pgvector'],
    signedBy: 'Lucía Ferrer',
    sample: true,
  },
  {
    title: 'Blockchain',
    description: 'Ledgers for parties who do not trust each other, and only for them.',
    icon: 'chain',
    color: 'blue',
    longDescription:
      'Half of our first calls about blockchain end with a database, and that advice is free. The other half have several organizations, one shared truth and nobody to appoint as its keeper. For those we write small contracts, prove their invariants with a property checker, and have them read by an auditor you choose before any value moves. Keys live in hardware, upgrades need more than one signature, and there is a written plan for the day something must be paused. You sign that plan before launch.',
    technologies: ['Solidity', 'Foundry', 'Echidna', 'Ethers', 'Hyperledger Fabric', 'Go'],
    signedBy: 'Mateus Oliveira',
    sample: true,
  },
  {
    title: 'Cloud and DevOps',
    description: 'Friday-afternoon deploys that nobody notices.',
    icon: 'cloud',
    color: 'teal',
    longDescription:
      'We move systems to the cloud, and sometimes back. The test is the same: can any engineer on the team rebuild everything from the repository, and what does it cost while it sleeps? Infrastructure is code that is reviewed like code. Every release can be undone with one command, and we rehearse that command with you once a quarter. Alerts are tuned until each one means something. A typical engagement begins by switching off what nobody uses, which has paid for our first month more often than not.',
    technologies: ['AWS', 'Terraform', 'Kubernetes', 'GitHub Actions', 'Grafana', 'OpenTelemetry'],
    signedBy: 'Yara Haddad',
    sample: true,
  },
  {
    title: 'Connected devices (IoT)',
    description: 'Firmware that survives a power failure halfway through its update.',
    icon: 'chip',
    color: 'green',
    longDescription:
      'A device in the field cannot be visited twice a year, so it must look after itself. We write firmware that keeps two images and boots the one that works, radios that stay quiet until there is something to say, and a back end that expects clocks to be wrong. Before a batch is built we run a hundred units in a cold room and cut their power at random for a week. You receive the schematics, the bill of materials, the signing procedure and a dashboard that shows which unit last spoke, and when.',
    technologies: ['C', 'Rust', 'Zephyr', 'MQTT', 'TimescaleDB', 'LoRaWAN'],
    signedBy: 'Ingrid Sandvik',
    sample: true,
  },
  {
    title: 'QA and test automation',
    description: 'We break it in a room with you, before your users do it in public.',
    icon: 'shield',
    color: 'teal',
    longDescription:
      'A test suite is worth what it stops. We read your last twenty incidents, sort them by cost, and write the checks that would have caught them, in that order. Unit tests where logic lives, contract tests where teams meet, a few end-to-end journeys that earn their minutes, and load tests against numbers from your own traffic. Flaky tests are treated as defects and repaired the same day. After six weeks your pipeline answers in under ten minutes, and people believe it when it says no.',
    technologies: ['Playwright', 'Vitest', 'k6', 'Pact', 'fast-check', 'axe-core'],
    signedBy: 'Ren Matsuda',
    sample: true,
  },
  {
    title: 'Staff augmentation',
    description: 'Senior engineers who join your stand-up and answer to your lead.',
    icon: 'people',
    color: 'blue',
    longDescription:
      'Sometimes you do not need a project but two more people who know what they are doing. Ours join your team, your tools and your hours, under your technical lead. You interview each of them and see code that they wrote; nobody is swapped for a junior after you sign. A handover file is kept from the first week, so nothing has to be written down on the last day. You can add or release people with ten business days’ notice. If somebody does not fit in the first two weeks, you do not pay for those weeks.',
    technologies: ['Java', 'Go', 'TypeScript', 'Python', 'Swift', '.NET'],
    signedBy: 'Tobias Okonkwo',
    sample: true,
  },
  {
    title: 'Product design',
    description: 'From the first sketch to the states that nobody draws.',
    icon: 'compasses',
    color: 'green',
    longDescription:
      'We design the screen when it is empty, when it is loading, when it has failed and when the name is forty letters long, because those are the screens people get stuck on. Research is five conversations and a prototype, not a quarter of workshops. Designers and engineers sit at the same table: what is drawn is built from the same tokens, so nothing is redrawn in code. Every flow is walked with a keyboard and a screen reader before anyone calls it finished. You keep the files, the component library and the reasons behind both.',
    technologies: ['Figma', 'Storybook', 'Design tokens', 'WCAG 2.2', 'Maze', 'React'],
    signedBy: 'Priya Raman',
    sample: true,
  },
  {
    title: 'Data engineering',
    description: 'Pipelines that tell you when a number is wrong.',
    icon: 'strata',
    color: 'blue',
    longDescription:
      'Reports disagree because somewhere a join was guessed. We trace each figure in the board report back to the system that first wrote it down, name an owner, and put a test on every step between. Loads are incremental and can be run again without harm. When a source changes its mind about a column, the pipeline stops and says which chart would have lied. The result is smaller than most data platforms, costs less to keep, and can be explained to an auditor by somebody who is not on our crew.',
    technologies: ['PostgreSQL', 'dbt', 'Kafka', 'Airflow', 'DuckDB', 'Metabase'],
    signedBy: 'Daniel Kessler',
    sample: true,
  },
]
