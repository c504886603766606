import { savesData } from '../../shared/saveData.ts'
import type { BackdropFacts } from './policy.ts'

interface DeviceHints {
  /** Missing from Firefox and Safari. */
  deviceMemory?: number
}

/** Reads the facts about the device. A fact that the browser does not report is undefined, which allows the scene. */
export function deviceFacts(): Pick<BackdropFacts, 'saveData' | 'deviceMemory' | 'cores'> {
  const hints: Navigator & DeviceHints = navigator
  return {
    saveData: savesData(),
    deviceMemory: hints.deviceMemory,
    cores: navigator.hardwareConcurrency,
  }
}
