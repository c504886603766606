import { buildSite, variantNames } from './agencyFolder.ts'
import { prepareVariant } from './variants.ts'

// Builds the sites that this folder tests: with --deep also the least and the greatest content that the schemas allow.
const built = process.argv.includes('--deep') ? variantNames : (['asWritten', 'rightToLeft'] as const)
await Promise.all(built.map((variant) => buildSite(prepareVariant(variant))))
