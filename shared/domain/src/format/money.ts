import { writeDutch } from './dutch.ts'

/** An amount as '€ 1.234,56', in every language of the portal (FORMAT-06). The space never breaks. */
export const formatEuro = (amount: number): string => `€\u00a0${writeDutch(amount, 2)}`

/** An amount in whole euros as '€ 1.235', for what is expected rather than stated. */
export const formatWholeEuro = (amount: number): string => `€\u00a0${writeDutch(amount, 0)}`

/** An amount in whole euros without its sign, '1.235': for the columns and axes of a table or chart that say what they hold. */
export const formatWhole = (amount: number): string => writeDutch(Math.round(amount) || 0, 0)

/** A percentage as '3,85%'. */
export const formatPercent = (value: number): string => `${writeDutch(value, 2)}%`

/** A monthly amount as a yearly one, in whole cents (FORMAT-08). */
export const yearly = (monthly: number): number => Math.round(monthly * 1200) / 100
