import { agency } from '../content/agency.ts'

const { address, legal } = agency

const stated = (fact: string | null) => (fact === 'none' ? null : fact)

/** Facts of the agency for its legal pages. Null: it has none, or it is not known yet. */
export const legalFacts = {
  company: stated(legal.company),
  /** Name of the country in English. */
  country: new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country,
  register: stated(legal.register),
  vatNumber: stated(legal.vatNumber),
}
