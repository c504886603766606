/** The properties of `navigator` by which a visitor refuses measurement. */
export interface PrivacySignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Returns true for Global Privacy Control and for Do Not Track ("1", or "yes" in old versions of Firefox). */
export function refusesMeasurement({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
}
