import { site } from '../config/site.ts'
import { createMailProvider } from './mailProvider.ts'

/** The mail provider with the configuration of this build. */
export const siteMail = createMailProvider(site)
