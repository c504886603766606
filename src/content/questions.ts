import type { Question } from '#src/model/records.ts'

/** Questions of prospective clients, with their answers: 0 to 10. */
export const questions: readonly Question[] = [
  {
    question: 'How soon can you start?',
    answer:
      'A project starts within 3-5 business days of a signed letter, or within 24-48 hours if it is expedited. Expedited means that people are moved from other work, with that client’s consent, and it is priced as such.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Compared with a team of their own, clients save 40-60% over the length of a project. You get a price range within two business days of the first call and a fixed price with the letter. If we overrun a fixed price, the difference is ours.',
  },
  {
    question: 'Who owns the code?',
    answer:
      'You do, from the first commit, even while an invoice is unpaid. Repositories, cloud accounts, domains and store listings are opened in your name, and we are guests in them. What we bring along under an open-source license is listed, with its license.',
  },
  {
    question: 'Can you work beside our own engineers?',
    answer:
      'Most of our work is done that way. We join your reviews and your stand-up, keep your conventions, and leave a handover file. Thirty-one client engineers now run systems that we began.',
  },
  {
    question: 'What happens when it breaks at night?',
    answer:
      'An engineer from the team that wrote it is on watch around the clock, for as long as the letter says. An alert reaches a person within five minutes, and you read the cause in writing by the next business day.',
  },
]

/** Invented: replace the texts above, and delete this line. */
export const sample = true
