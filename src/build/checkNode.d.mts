interface Facts {
  running: string
  installer: string | undefined
  resolves: (name: 'vite' | 'native binding') => boolean
}

export function findProblem(facts: Facts): string | null
