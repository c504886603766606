import { join } from 'node:path'
import { loadEnv } from 'vite'
import { sampleConfig } from '../config/defaults.ts'
import { ConfigError, resolveConfig } from '../config/resolve.ts'
import { stalePictures } from './pictures/stalePictures.ts'
import { withDrawings } from './pictures/withDrawings.ts'
import { sampleCollections } from './sampleCollections.ts'

const digits = (phone: string) => phone.replaceAll(/\D/g, '')

/** Returns what prevents a launch: missing configuration, sample values, sample content and outdated
 * pictures. One line each. */
async function findProblems(): Promise<string[]> {
  const problems: string[] = []
  try {
    const config = resolveConfig(
      loadEnv('production', join(import.meta.dirname, '../..'), 'VITE_'),
      'production',
    )
    const { contact } = config
    if (digits(contact.phone) === digits(sampleConfig.contact.phone))
      problems.push(`VITE_CONTACT_PHONE is the sample value: ${contact.phone}`)
    if (contact.street === sampleConfig.contact.street)
      problems.push(`VITE_CONTACT_STREET is the sample value: ${contact.street}`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.push(...error.problems)
  }
  problems.push(...(await withDrawings(stalePictures)))
  for (const { file, name, records } of await sampleCollections()) {
    const samples = records.filter(({ sample }) => sample).length
    if (samples > 0) problems.push(`${file}: ${samples} of ${records.length} ${name} are marked as samples`)
  }
  return problems
}

const problems = await findProblems()
if (problems.length > 0)
  console.error(`Not ready to launch:\n${problems.map((line) => `  - ${line}`).join('\n')}`)
else console.log('Ready to launch.')
process.exitCode = problems.length > 0 ? 1 : 0
