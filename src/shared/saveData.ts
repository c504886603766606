/** Part of the Network Information API, which TypeScript's DOM types lack. */
interface WithConnection {
  connection?: { saveData?: boolean }
}

/** Returns whether the browser asks sites to send less data. */
export function savesData(): boolean {
  return (navigator as Navigator & WithConnection).connection?.saveData === true
}
