import * as v from 'valibot'
import { line, listOf, sample } from './rules.ts'

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  )

const degrees = (limit: number) =>
  v.pipe(
    v.number('must be a number of degrees'),
    v.minValue(-limit, `must be at least -${limit}`),
    v.maxValue(limit, `must be at most ${limit}`),
  )

/** Codes of ISO 3166-1. `Intl` also names codes that no address has, such as EU. */
const COUNTRIES = new Set(
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  ),
)

/** Digits of an international number: country code and subscriber number (ITU-T E.164). */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').length

export const agency = v.object({
  name: line(60),
  /** What the agency is, as the end of a sentence: "a software crew for hire". */
  what: line(60),
  tagline: line(60),
  /** Year of its foundation. */
  since: wholeNumber(1900, 2100),
  people: wholeNumber(1, 100_000),
  timeZones: wholeNumber(1, 24),
  address: v.object({
    street: line(60),
    city: line(40),
    /** State, province or county. Null where addresses of the country have none. */
    region: v.nullable(line(40)),
    /** Null where addresses of the country have none. */
    postalCode: v.nullable(line(12)),
    /** Two-letter country code (ISO 3166-1). It decides the order of the address. */
    country: v.pipe(
      v.string('must be text'),
      v.check((code) => COUNTRIES.has(code), 'is not a two-letter country code (ISO 3166-1), such as US'),
    ),
  }),
  /** Decimal degrees. North and east are positive. Null hides the coordinates. */
  coordinates: v.nullable(v.object({ latitude: degrees(90), longitude: degrees(180) })),
  /** International number as it is shown, from the plus sign: "+1 614 555 0142". */
  phone: v.pipe(
    line(24),
    v.regex(/^\+[\d ()./-]+$/, 'must be an international number of digits, such as +1 614 555 0142'),
    v.check((phone) => !/^\+[ (]*0/.test(phone), 'must have a country code, which does not begin with 0'),
    // A country that keeps the 0, such as Italy, needs no bracket around it.
    v.check((phone) => !/\( *0/.test(phone), 'must not have (0), which a call from abroad leaves out'),
    v.check((phone) => digitsOf(phone) >= 7 && digitsOf(phone) <= 15, 'must have 7 to 15 digits'),
  ),
  email: v.pipe(line(60), v.email('is not an e-mail address')),
  social: listOf(
    v.object({
      label: line(20),
      href: v.pipe(
        v.string('must be text'),
        v.url('is not an address (https://...)'),
        v.startsWith('https://', 'must begin with https://'),
      ),
    }),
    0,
    6,
  ),
  /** Facts for the legal pages. Null: not known yet, which `npm run preflight` reports. 'none': there is none. */
  legal: v.object({
    /** Name in the register with the legal form. */
    company: v.nullable(line(80)),
    /** Register and number in it. */
    register: v.nullable(line(80)),
    vatNumber: v.nullable(line(40)),
    /** Whose law applies to the terms, after "the law of": "the State of Ohio, United States". */
    law: line(80),
    /** Place of the courts, after "its courts in". */
    courts: line(60),
  }),
  sample,
})

/** Facts of the agency. They are the same in every deployment. */
export type Agency = v.InferOutput<typeof agency>
