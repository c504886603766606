import type { Facts } from './policy.ts'

interface Hints {
  deviceMemory?: number
  connection?: { saveData?: boolean }
}

/** What the browser says of the device; absent facts stay undefined and allow. */
export function deviceFacts(): Pick<Facts, 'saveData' | 'deviceMemory' | 'cores'> {
  const hints = navigator as Navigator & Hints
  return {
    saveData: hints.connection?.saveData === true,
    deviceMemory: hints.deviceMemory,
    cores: navigator.hardwareConcurrency,
  }
}
