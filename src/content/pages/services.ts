/** Steps of a project in order. */
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
]
