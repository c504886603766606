import { site } from '#src/config/site.ts'
import { addressLines, legalFacts } from '#src/facts/agency.ts'
import type { PrivacyPage } from '#src/model/pages/privacy.ts'
import { agency } from '../agency.ts'
import { form } from '../form.ts'
import { scheduler as calendar } from '../scheduler.ts'

const { scheduler, bookingUrl } = site
const { company, country, register, vatNumber } = legalFacts

/** Paragraph of the facts that are known: `Company: Fjordverk AS, Norway. Register: ...`. */
const registration = [
  company === null ? [] : `Company: ${company}, ${country}.`,
  register === null ? [] : `Register: ${register}.`,
  vatNumber === null ? [] : `VAT number: ${vatNumber}.`,
]
  .flat()
  .join(' ')

/** Texts of the privacy policy. They describe what the code does: change both together. */
export const privacyPage: PrivacyPage = {
  eyebrow: 'Legal · what is kept, what is sent',
  title: 'Privacy policy',
  lead: 'Short, since there is little to say: this site keeps nothing about you and sends nothing until you ask it to.',
  asOf: 'As of',
  date: 'November 22, 2026',
  contentsName: 'On this page',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${agency.name}, ${addressLines.join(', ')}, runs this website and decides what happens to the data described here. Write to ${agency.email} or call ${agency.phone.replaceAll(' ', '\u00A0')} about anything on this page.`,
        ...(registration === '' ? [] : [registration]),
        `The site has no accounts, no server of its own behind its pages, and no database. It is a set of files, and most of what follows says what it does not do.`,
      ],
    },
    {
      title: 'What a visit leaves behind',
      paragraphs: [
        `Reading these pages sets no cookie and loads nothing from another company. Fonts, pictures and the moving background come from this site. There is no analytics, no advertising and no fingerprinting.`,
        'The computer that hosts the files sees, as any web server must, your network address, the page asked for, the time, and the name that your browser gives itself. The host keeps such records for a short time to keep the service running. We do not match them with anything else.',
      ],
    },
    {
      title: 'What the contact form sends, and to whom',
      paragraphs: [
        `Press “${form.send}” and your name, email address, telephone number (if you gave one), subject and message travel, encrypted, to EmailJS, a mail-sending service, which delivers them to our mailbox. With them go four technical values that tell the service which of its customers the message is for: a library version, a service, a template and a public key. Nothing is sent while you type.`,
        'The service sees your network address when it accepts the message. It works for us under its data processing terms and may keep a record of the delivery. If you would rather not use it, write to our address directly: every page carries it.',
      ],
    },
    {
      title: 'What stays in your browser',
      paragraphs: [
        `Three small things may be kept by your own browser and are never sent to us. A draft of the contact form, so that a reload does not lose what you typed: it lives in the session storage, ends with the tab, and is removed once the message is sent. Your choice on the background control (“play” or “pause”) in the local storage, until you clear it. And, for a moment after an update of this site, a mark that stops a page from reloading twice.`,
        'Where your browser refuses such storage, the site works without it.',
      ],
    },
    {
      title: 'What the calendar loads, and when',
      paragraphs: [
        scheduler
          ? `The calendar on the home and contact pages belongs to ${scheduler.name}. It is not loaded with the page. Only when you press “${calendar.load}” does your browser ask ${scheduler.name} for it; from then on that service sees your network address and whatever you enter there, may set cookies of its own inside the frame, and its privacy terms apply.`
          : 'This site embeds no calendar at present. Were one added, it would load only after you ask for it, and this section would name its provider.',
        bookingUrl
          ? 'The booking links open the same kind of service in a new tab. Following one is your choice, and nothing is passed along but the name of this site.'
          : 'Calls are arranged by email or telephone, which involves nobody else.',
      ],
    },
    {
      title: 'Why we may, and for how long',
      paragraphs: [
        'We use what you send to answer you and, if it comes to that, to prepare a contract with you. That is the legal basis, and the limit. Messages that lead to no work are deleted after twelve months. Messages that belong to a contract are kept as long as the law requires for business records.',
        'We do not sell personal data, we do not share it for marketing, and no decision about you is made by a machine.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected or deleted, receive a copy, object to its use, or withdraw a consent. An email to ${agency.email} is enough. We answer within thirty days, usually within one day. Depending on where you live, you may also complain to a supervisory authority.`,
        'We ask for proof of identity only where we could otherwise hand your data to a stranger.',
      ],
    },
    {
      title: 'Changes to this page',
      paragraphs: [
        'This policy describes the site as it stands. When the site changes what it stores or sends, this page changes in the same release, and the date above with it. Earlier versions are available on request.',
      ],
    },
  ],
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
