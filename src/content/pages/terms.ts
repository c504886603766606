import type { TermsPage } from '#src/model/pages/terms.ts'
import { agency } from '../agency.ts'

const { law, courts } = agency.legal

/** Texts of the terms. */
export const termsPage: TermsPage = {
  eyebrow: 'Legal · how we make offers',
  title: 'Terms',
  lead: 'Written to be read before signing, in the words we would use across a table.',
  asOf: 'As of',
  date: 'November 22, 2026',
  contentsName: 'On this page',
  sections: [
    {
      title: 'What these terms cover',
      paragraphs: [
        `They cover your use of this website and the way in which ${agency.name} (“we”) makes offers. Work itself is done under a signed letter of engagement. Where that letter and these terms disagree, the letter wins.`,
      ],
    },
    {
      title: 'What this website is',
      paragraphs: [
        'It informs businesses about our services. It is not an offer, and not advice on a particular system. You may read it, link to it and quote from it if you name the source. You may not present it as your own or attack the service that carries it.',
        'Figures on savings, dates and results describe past projects under their own conditions. Yours are estimated in writing before you decide.',
      ],
    },
    {
      title: 'Inquiries and replies',
      paragraphs: [
        'We answer every inquiry within 24 hours. Writing to us binds neither side to anything. Please send no personal data of third parties and no secrets before a non-disclosure agreement is in place; we sign one within one business day.',
      ],
    },
    {
      title: 'Estimates and letters of engagement',
      paragraphs: [
        'An estimate is a range, valid for thirty days. A letter of engagement states scope, price, people, dates and the day on which the engagement ends. It takes effect when both sides have signed.',
        'Work starts within 3-5 business days of the signature, or within 24-48 hours where an expedited start has been agreed and priced.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'Prices do not include taxes. Invoices follow each month or milestone, as the letter says, and are due within fourteen days. A fixed price stays fixed: what exceeds it without a change you signed is ours to bear.',
      ],
    },
    {
      title: 'Ownership',
      paragraphs: [
        'What we make for you belongs to you from the first commit to the last. That does not wait for payment: an unpaid invoice is a debt, not a claim on your code. Tools that existed before and open-source parts keep their licenses, which are listed with the delivery. We may name you as a client only with your consent.',
      ],
    },
    {
      title: 'Warranty and liability',
      paragraphs: [
        'Defects in delivered work that you report within ninety days are repaired at our expense. We are liable without limit for willful misconduct and gross negligence and where the law allows no limit; otherwise up to the fees of the engagement concerned, and not for lost profit.',
        'This website is provided as is. We repair errors on it when we learn of them.',
      ],
    },
    {
      title: 'Ending an engagement',
      paragraphs: [
        'Either side may end an engagement with ten business days’ notice. You pay for what was done until then. Code, accounts and keys are already yours; on the last day we give up our access, and the handover file stays with you. Confidentiality outlasts the engagement by five years.',
      ],
    },
    {
      title: 'Law and changes',
      paragraphs: [
        `The law of ${law}${law.includes(',') ? ',' : ''} applies, and its courts in ${courts} decide, unless mandatory law of your country says otherwise. If one of these terms is void, the others stand.`,
        'Changes to these terms apply to visits after their date, never to a letter already signed.',
      ],
    },
  ],
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
