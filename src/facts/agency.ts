import { formatAddress } from 'localized-address-format'
import { agency } from '../content/agency.ts'

const { address, coordinates, legal } = agency

// A page that imports one of these carries it alone. A page that imports `agency` carries the whole record.
export const { name: agencyName, phone, email, social } = agency

/** Lines of the agency's address in the order of its country, without the country's name. */
export const addressLines: readonly string[] = formatAddress({
  postalCountry: address.country,
  addressLines: [address.street],
  locality: address.city,
  ...(address.postalCode === null ? {} : { postalCode: address.postalCode }),
  ...(address.region === null ? {} : { administrativeArea: address.region }),
})

/** Place of the agency as a short text: "Columbus, Ohio". */
export const place = address.region === null ? address.city : `${address.city}, ${address.region}`

/** Returns degrees and minutes: `39°57′N`. */
function degreesOf(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const text = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  return text + (value < 0 ? negative : positive)
}

/** Latitude and longitude, or null where the agency has none. */
export const position =
  coordinates === null
    ? null
    : `${degreesOf(coordinates.latitude, 'N', 'S')} ${degreesOf(coordinates.longitude, 'E', 'W')}`

/** Link that calls the agency. */
export const telHref = `tel:${phone.replaceAll(/[^\d+]/g, '')}`

const stated = (fact: string | null) => (fact === 'none' ? null : fact)

/** Facts of the agency for its legal pages. Null: it has none, or it is not known yet. */
export const legalFacts = {
  company: stated(legal.company),
  /** Name of the country in English. */
  country: new Intl.DisplayNames('en', { type: 'region' }).of(address.country) ?? address.country,
  register: stated(legal.register),
  vatNumber: stated(legal.vatNumber),
}
