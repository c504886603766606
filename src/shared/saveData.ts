interface Hints {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has asked for pages that fetch less. */
export function savesData(): boolean {
  return (navigator as Navigator & Hints).connection?.saveData === true
}
