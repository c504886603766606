import { join } from 'node:path'
import { loadEnv } from 'vite'
import { sampleConfig } from '../config/defaults.ts'
import { ConfigError, resolveConfig } from '../config/resolve.ts'
import { projects } from '../content/projects.ts'
import { services } from '../content/services.ts'
import { team } from '../content/team.ts'
import { testimonials } from '../content/testimonials.ts'
import { routes } from '../routes/table.ts'
import { readShares } from './posters/manifest.ts'
import { shareWords } from './posters/sharePage.ts'

const digits = (phone: string) => phone.replaceAll(/\D/g, '')

/** What stands between this checkout and a launch: configuration that is missing, and content that is invented. */
function findings(): string[] {
  const found: string[] = []
  try {
    const config = resolveConfig(
      loadEnv('production', join(import.meta.dirname, '../..'), 'VITE_'),
      'production',
    )
    const { contact } = config
    if (digits(contact.phone) === digits(sampleConfig.contact.phone))
      found.push(`VITE_CONTACT_PHONE is the sample's: ${contact.phone}`)
    if (contact.street === sampleConfig.contact.street)
      found.push(`VITE_CONTACT_STREET is the sample's: ${contact.street}`)
    const shares = readShares()
    const named = routes.filter(
      (route) => route.indexed && shares[route.id]?.words.join() !== shareWords(config, route).join(),
    )
    if (named.length > 0)
      found.push(`public/share: ${named.length} pictures bear other words than the site; run npm run posters`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    found.push(...error.problems)
  }
  const collections = { services, projects, testimonials, team }
  for (const [name, records] of Object.entries(collections)) {
    const samples = records.filter(({ sample }) => sample).length
    if (samples > 0) found.push(`src/content: ${samples} of ${records.length} ${name} are marked as samples`)
  }
  return found
}

const found = findings()
if (found.length > 0) console.error(`Not ready to launch:\n${found.map((line) => `  - ${line}`).join('\n')}`)
else console.log('Ready to launch.')
process.exitCode = found.length > 0 ? 1 : 0
