import { createEmailjs, emailjsServer } from './emailjs.ts'
import type { MailConfig, MailProvider, MailServerRules } from './mail.ts'

/** The mail provider of the site. Another one is a file like `emailjs.ts`, named here. */
export const createMailProvider: (config: MailConfig) => MailProvider = createEmailjs

export const mailServer: MailServerRules = emailjsServer
