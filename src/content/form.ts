import type { FormTexts } from '#src/model/form.ts'

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
    refused: 'The mail service did not take it. Send it again in a while; by email it reaches us now.',
  },
  confirmation: {
    title: 'One more click, please.',
    text: 'One field of the form is hidden from people, and it was filled in. Please confirm that you wrote this.',
    button: 'Yes, send it',
  },
  emailInstead: 'Email us instead',
}

/** Invented: replace the texts above, and delete this line. */
export const sample = true
