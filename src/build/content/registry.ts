import * as v from 'valibot'
import { agency } from '../../model/agency.ts'
import { head } from '../../model/head.ts'
import { projects, questions, services, team, testimonials } from '../../model/records.ts'
import { routes } from '../../routes/table.ts'

/** Schemas of a module's exports by name. Null: the module may export any plain data. */
type ExportSchemas = Readonly<Record<string, v.GenericSchema>> | null

const heads = v.object(Object.fromEntries(routes.map(({ id }) => [id, head])))

/**
 * Every module of src/content with the schema of each export. The build fails for a missing module, a missing export, and
 * for modules and exports that are not listed here.
 */
export const registry: Readonly<Record<string, ExportSchemas>> = {
  'src/content/agency.ts': { agency },
  'src/content/head.ts': { heads },
  'src/content/projects.ts': { projects },
  'src/content/questions.ts': { questions },
  'src/content/services.ts': { services },
  'src/content/team.ts': { team },
  'src/content/testimonials.ts': { testimonials },
  'src/content/pages/about.ts': null,
  'src/content/pages/contact.ts': null,
  'src/content/pages/home.ts': null,
  'src/content/pages/portfolio.ts': null,
  'src/content/pages/privacy.ts': null,
  'src/content/pages/services.ts': null,
  'src/content/pages/terms.ts': null,
  'src/content/pages/testimonials.ts': null,
}
