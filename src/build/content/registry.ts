import * as v from 'valibot'
import { agency } from '../../model/agency.ts'
import { call } from '../../model/call.ts'
import { form } from '../../model/form.ts'
import { head, headPatterns } from '../../model/head.ts'
import { interfaceTexts } from '../../model/interface.ts'
import { aboutPage } from '../../model/pages/about.ts'
import { contactPage } from '../../model/pages/contact.ts'
import { homePage } from '../../model/pages/home.ts'
import { notFoundPage } from '../../model/pages/notFound.ts'
import { portfolioPage } from '../../model/pages/portfolio.ts'
import { privacyPage } from '../../model/pages/privacy.ts'
import { servicesPage } from '../../model/pages/services.ts'
import { termsPage } from '../../model/pages/terms.ts'
import { testimonialsPage } from '../../model/pages/testimonials.ts'
import { projects, questions, services, team, testimonials } from '../../model/records.ts'
import { scheduler } from '../../model/scheduler.ts'
import { routes } from '../../routes/table.ts'

/** Schemas of a module's exports by name. */
type ExportSchemas = Readonly<Record<string, v.GenericSchema>>

const heads = v.object(Object.fromEntries(routes.map(({ id }) => [id, head])))

/**
 * Every module of src/content with the schema of each export. The build fails for a missing module, a missing export, and
 * for modules and exports that are not listed here.
 */
export const registry: Readonly<Record<string, ExportSchemas>> = {
  'src/content/agency.ts': { agency },
  'src/content/call.ts': { call },
  'src/content/form.ts': { form },
  'src/content/head.ts': { heads, headPatterns },
  'src/content/interface.ts': { interfaceTexts },
  'src/content/projects.ts': { projects },
  'src/content/questions.ts': { questions },
  'src/content/scheduler.ts': { scheduler },
  'src/content/services.ts': { services },
  'src/content/team.ts': { team },
  'src/content/testimonials.ts': { testimonials },
  'src/content/pages/about.ts': { aboutPage },
  'src/content/pages/contact.ts': { contactPage },
  'src/content/pages/home.ts': { homePage },
  'src/content/pages/notFound.ts': { notFoundPage },
  'src/content/pages/portfolio.ts': { portfolioPage },
  'src/content/pages/privacy.ts': { privacyPage },
  'src/content/pages/services.ts': { servicesPage },
  'src/content/pages/terms.ts': { termsPage },
  'src/content/pages/testimonials.ts': { testimonialsPage },
}
