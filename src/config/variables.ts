import * as v from 'valibot'
import { mailNotes, optionalMailEntries, requiredMailEntries } from './mail.ts'
import { addressOrNone, origin, pathOrAddress, text } from './rules.ts'
import type { VariableNote } from './variableNote.ts'

const optionalEntries = {
  VITE_SCHEDULER_NAME: v.optional(text),
  VITE_VITALS_URL: v.optional(pathOrAddress),
  ...optionalMailEntries,
}

const requiredEntries = {
  VITE_SITE_URL: origin,
  VITE_BOOKING_URL: addressOrNone,
  VITE_SCHEDULER_URL: addressOrNone,
  ...requiredMailEntries,
}

/** Variables that may be missing. */
export const optionalSchema = v.object(optionalEntries)
/** Variables that production requires. Demo mode uses the samples instead. */
export const requiredSchema = v.object(requiredEntries)

type Name = keyof typeof requiredEntries | keyof typeof optionalEntries

const notes: Readonly<Record<Name, VariableNote>> = {
  VITE_SITE_URL: {
    text: 'Address of the site: https:// and the host, without a path',
    example: 'https://www.your-agency.com',
  },
  VITE_BOOKING_URL: {
    text: 'Page that books a call',
    example: 'https://cal.com/your-agency/intro',
    none: true,
  },
  VITE_SCHEDULER_URL: {
    text: 'Calendar that the contact page embeds on request',
    example: 'https://cal.com/your-agency/embed',
    none: true,
  },
  ...mailNotes,
  VITE_SCHEDULER_NAME: {
    text: 'Name of the company behind the calendar. Without it the pages name its host',
    example: 'Cal.com',
  },
  VITE_VITALS_URL: {
    text: 'Path of this site or https:// address to which browsers report the Core Web Vitals of a visit',
    example: '/vitals',
  },
}

/** A variable that a build reads. */
export interface Variable extends VariableNote {
  name: string
  required: boolean
}

const variablesOf = (names: readonly string[], required: boolean): Variable[] => {
  const byName = new Map<string, VariableNote>(Object.entries(notes))
  return names.flatMap((name) => {
    const note = byName.get(name)
    return note ? [{ name, required, ...note }] : []
  })
}

/** All variables that a build reads, the required ones first. */
export const variables: readonly Variable[] = [
  ...variablesOf(Object.keys(requiredEntries), true),
  ...variablesOf(Object.keys(optionalEntries), false),
]

export const variableNames: readonly string[] = variables.map(({ name }) => name)
