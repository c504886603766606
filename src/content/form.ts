import type { FormTexts } from '#src/model/form.ts'
import { agency } from './agency.ts'

/** Words of the contact form. The browser has its own words for a field that is not valid. */
export const form: FormTexts = {
  label: 'Write to the crew',
  fields: {
    name: 'Your name',
    email: 'Email',
    phoneNumber: 'Phone',
    subject: 'Subject',
    message: 'Message',
  },
  noPhoneNumber: `Write the number with its country code, such as ${agency.phone}, or leave the field empty.`,
  size: 'The mail service takes {max} bytes in one message. This one has {count}.',
  send: 'Send message',
  sending: 'Sending...',
  note: 'A mail service carries your message to our mailbox, and nowhere else. Until then the draft stays in this tab.',
  sent: {
    title: 'Message sent successfully!',
    // A backslash keeps the straight apostrophe and the ordinary space.
    description: "We\\'ll get back to you within 24\\ hours.",
  },
  next: {
    title: 'An engineer reads it next.',
    text: 'The reply comes to the email address you gave, by this time tomorrow at the latest, weekends included. If it cannot wait, call us.',
  },
  failed: {
    title: 'Failed to send message',
    description: 'Please try again later or contact us directly.',
  },
  failure: 'Nothing you wrote is lost.',
  failureHints: {
    offline: 'You are offline, so nothing was sent. Send it again when you are back online.',
    unknown:
      'The mail service did not answer. Your message may have been sent; writing to us directly is the sure way.',
    busy: 'The mail service asks for a moment between two messages. Send again in {seconds} seconds.',
    'too-long':
      'The message is longer than the mail service takes (about {maxBytes} characters). Shorten it, or send it by email.',
    refused: 'The mail service did not accept it. That is ours to repair; by email it reaches us now.',
    provider: 'The mail service has trouble of its own. Try again in a while, or write to us directly.',
  },
  confirmation: {
    title: 'One more click, please.',
    text: 'That was faster than most people type, so please confirm that a person did.',
    button: 'Yes, send it',
  },
  repeat: {
    title: 'It may have been sent already.',
    text: 'This message left for the mail service once before ({time}).',
    question: 'Send it a second time?',
    button: 'Send it again',
  },
  emailInstead: 'Email us instead',
  copy: {
    button: 'Copy the message',
    copied: 'Copied. Paste it into an email to us.',
    selected:
      'This browser does not let the page copy. The message is selected in the box: copy it from there.',
    boxLabel: 'Your message',
  },
}
