import { nearestName } from '../shared/editDistance.ts'
import type { Environment } from './types.ts'
import { variableNames } from './variables.ts'

/** Beginnings of names that Vite and hosts set by themselves. */
const SET_BY_OTHERS = ['VITE_USER_NODE_ENV', 'VITE_VERCEL_']

/** Beginnings of variables of earlier versions, whose values are content now. */
const MOVED = ['VITE_BRAND_', 'VITE_CONTACT_', 'VITE_SOCIAL']

/** Compares what follows the common beginning of all names. */
function nearestKnown(name: string): string | null {
  const word = name.slice('VITE_'.length)
  const nearest = nearestName(
    word,
    variableNames.map((known) => known.slice('VITE_'.length)),
  )
  if (nearest !== null) return `VITE_${nearest}`
  return variableNames.find((known) => known.startsWith(`${name}_`)) ?? null
}

/** Returns one line per variable that begins with VITE_ and that no build reads. */
export function unknownVariables(environment: Environment): string[] {
  const names = Object.keys(environment).filter(
    (name) =>
      name.startsWith('VITE_') &&
      !variableNames.includes(name) &&
      !SET_BY_OTHERS.some((start) => name.startsWith(start)),
  )
  return names.toSorted().map((name) => {
    if (MOVED.some((start) => name.startsWith(start)))
      return `${name} is not read: facts of the agency are in src/content/agency.ts`
    const nearest = nearestKnown(name)
    return `${name} is not read${nearest === null ? '' : `; did you mean ${nearest}?`}`
  })
}
