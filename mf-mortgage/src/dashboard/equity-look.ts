/** Colours of what is owed on the home and what of it is the customer's own. */
export const colors = { owed: 'chart1', own: 'chart2' } as const
