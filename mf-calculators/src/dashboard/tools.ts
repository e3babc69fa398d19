/** Calculators, in tile order (DASH-12). */
export const tools = ['scenarios', 'maximum_mortgage', 'refinance', 'sustainability'] as const
export type Tool = (typeof tools)[number]

/**
 * Slot of a calculator. If no component fills it for a tenant or customer, the calculator is not available (TENANT-19,
 * TENANT-24).
 */
export const slotOf = (tool: Tool) => `calculator.${tool}` as const

/** Address parameter that opens a calculator over the overview. */
export const openedBy = 'reken'
