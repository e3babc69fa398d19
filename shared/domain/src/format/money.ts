const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
const percent = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2, minimumFractionDigits: 2 })

/** An amount as '€ 1.234,56', in every language of the portal (FORMAT-06). The space never breaks. */
export const formatEuro = (amount: number): string => euro.format(amount)

/** A percentage as '3,85%'. */
export const formatPercent = (value: number): string => `${percent.format(value)}%`

/** A monthly amount as a yearly one, in whole cents (FORMAT-08). */
export const yearly = (monthly: number): number => Math.round(monthly * 1200) / 100
