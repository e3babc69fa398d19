/** Colours of what is owed on the home, what of it is the customer's own, and what is owed beyond its worth. */
export const colors = { owed: 'chart1', own: 'chart2', short: 'chart4' } as const
