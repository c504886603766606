import { buildVariant } from './variants.ts'

// The suite in this folder tests the sites that this script builds.
await Promise.all([buildVariant('asWritten'), buildVariant('least'), buildVariant('greatest')])
