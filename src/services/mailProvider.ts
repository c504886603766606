import { createProvider, server } from './emailjs.ts'
import type { MailConfig, MailProvider, MailServerRules } from './mail.ts'

/** The mail provider of the site. Another one is a file with the same two exports, named in the first line. */
export const createMailProvider: (config: MailConfig) => MailProvider = createProvider

/** The rules of its server. They are an export of their own so that the build leaves them out of the pages. */
export const mailServer: MailServerRules = server
