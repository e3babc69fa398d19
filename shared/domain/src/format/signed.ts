import type { Language } from '@portal/contract/language'
import { formatEuro } from '@portal/domain/format/money'

/** An amount below zero with its sign before the euro's: '– € 12,50'. `format` sets the rest. */
export const belowZero = (amount: number, language: Language, format = formatEuro): string =>
  amount < 0 ? `–\u00a0${format(-amount, language)}` : format(amount, language)
