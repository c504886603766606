/** Visits that went wrong once, each as its first path and its steps. */
export const found: readonly { what: string; visit: string }[] = [
  {
    what: 'Back soon after a click on a link to another page was undone by the transition',
    visit: '/about scroll:999 link:442 linkThenBack:860',
  },
  {
    what: 'a click on a link to the page itself was undone by the transition to another page',
    visit: '/ link:61 back:367 link:912 back:356 link:768 card:426 scroll:356 twoLinks:133 resize:322',
  },
]
