interface Hints {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has asked the browser to fetch no more than it must. */
export function savesData(): boolean {
  return (navigator as Navigator & Hints).connection?.saveData === true
}
