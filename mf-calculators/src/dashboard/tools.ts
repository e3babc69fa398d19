/** The calculators, in the order of their tiles (DASH-12). */
export const tools = ['scenarios', 'maximum_mortgage', 'refinance', 'sustainability'] as const
export type Tool = (typeof tools)[number]

/** Where a calculator's slot component stands. A firm or customer for whom nothing fills it has no such tool (TENANT-19, TENANT-24). */
export const slotOf = (tool: Tool) => `calculator.${tool}` as const

/** Parameter of the address that opens a calculator over the overview. */
export const openedBy = 'reken'
