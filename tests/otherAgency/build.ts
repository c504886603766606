import { buildSite, variantNames } from './agencyFolder.ts'
import { prepareVariant } from './variants.ts'

// The suite in this folder tests the sites that this script builds.
await Promise.all(variantNames.map((variant) => buildSite(prepareVariant(variant))))
