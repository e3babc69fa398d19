import { formatEuro } from '@portal/domain/format/money'

/** An amount below zero with its sign before the euro's: '– € 12,50'. `format` sets the rest. */
export const belowZero = (amount: number, format: (amount: number) => string = formatEuro): string =>
  amount < 0 ? `–\u00a0${format(-amount)}` : format(amount)
