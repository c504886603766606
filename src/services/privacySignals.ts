/** How browsers say that their visitor does not want to be measured: two standards and an older spelling. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** True for Global Privacy Control, and for Do Not Track in each spelling that browsers have had. */
export function refusesMeasurement({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
