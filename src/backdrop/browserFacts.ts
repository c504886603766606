import { savesData } from '../shared/saveData.ts'
import type { Facts } from './policy.ts'

interface Hints {
  deviceMemory?: number
}

/** What the browser says of the device; absent facts stay undefined and allow. */
export function deviceFacts(): Pick<Facts, 'saveData' | 'deviceMemory' | 'cores'> {
  const hints = navigator as Navigator & Hints
  return {
    saveData: savesData(),
    deviceMemory: hints.deviceMemory,
    cores: navigator.hardwareConcurrency,
  }
}
