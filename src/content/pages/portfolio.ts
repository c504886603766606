export const portfolioStats = [
  { value: '6 of 6', label: 'still in production, and under their owners’ control' },
  { value: '58', label: 'months of work on this page, all of them invoiced as agreed' },
  { value: '2', label: 'fixed prices that we overran, at our own expense' },
  { value: '31', label: 'client engineers who now run what we built' },
] as const
