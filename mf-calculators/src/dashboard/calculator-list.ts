/** Calculators, in tile order (DASH-12). */
export const calculatorNames = ['scenarios', 'maximum_mortgage', 'refinance', 'sustainability'] as const
export type Calculator = (typeof calculatorNames)[number]

/**
 * Returns the name of a calculator's slot. If no component fills the slot for a tenant or customer, the calculator is
 * not available (TENANT-19, TENANT-24).
 */
export const getCalculatorSlotName = (tool: Calculator) => `calculator.${tool}` as const

/** URL parameter that opens a calculator over the overview. */
export const calculatorParameter = 'reken'
