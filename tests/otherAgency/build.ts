import { buildSite, variantNames } from './agencyFolder.ts'
import { prepareVariant } from './variants.ts'

// Builds the sites that this folder tests: those of two agencies, and with --deep that of the second one in
// Greek and Georgian letters, and that of the first one in Hebrew letters, and with
// the greatest content that the schemas allow.
const names = process.argv.includes('--deep') ? variantNames : (['asWritten', 'office'] as const)
await Promise.all(names.map((variant) => buildSite(prepareVariant(variant))))
