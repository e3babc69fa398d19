import { today } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { mortgagesElsewhere, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { knownSumOf } from '@portal/domain/money'
import { partsToCome, totalsOf } from '@portal/domain/mortgage-now'
import { isActive } from '../shared/mortgage.ts'

/** The home where the customer lives and what is owed on it; amounts in euro, null where not known. */
export interface HomeFigures {
  /** The running mortgages on the home; all running ones where none is known to be on it. */
  mortgages: readonly Mortgage[]
  /** The running mortgages of other homes. */
  others: readonly Mortgage[]
  owed: number | null
  monthly: number | null
  /** The parts that begin next: their day, and what they add a month and to what is owed. */
  toCome: { day: string; monthly: number | null; owed: number | null } | null
  /** What was repaid of what was borrowed. */
  repaid: { amount: number; of: number } | null
  /** What the home would sell for, as the firm knows it, else what the municipality says it is worth. */
  worth: { amount: number; basis: 'market' | 'woz' } | null
  /** Worth less what is owed; below zero where more is owed. Null too where the mortgages are not known to be on the home. */
  own: number | null
}

function toComeOf(mortgages: readonly Mortgage[]): HomeFigures['toCome'] {
  const parts = mortgages.flatMap((mortgage) => partsToCome(mortgage, today()))
  const day = parts.map(({ begindatum }) => begindatum?.slice(0, 10) ?? '').sort()[0]
  if (!day) return null
  const next = parts.filter(({ begindatum }) => begindatum?.startsWith(day))
  return {
    day,
    monthly: knownSumOf(next.map((part) => part.monthly_amount)),
    owed: knownSumOf(next.map((part) => part.remaining_debt ?? part.hoofdsom)),
  }
}

/** All figures of the home card, about one and the same home. */
export function homeFiguresOf(all: readonly Mortgage[], home: LivingProperty | null): HomeFigures {
  const onHome = mortgagesOnHome(all, home)
  const mortgages = onHome.length > 0 ? onHome : all.filter(isActive)
  const { owed, monthly } = mortgages.length > 0 ? totalsOf(mortgages) : { owed: null, monthly: null }
  const borrowed = knownSumOf(mortgages.map((one) => one.hoofdsomHypotheek))
  const worth = home?.market_value || home?.woz_value_home || null
  return {
    mortgages,
    others: onHome.length > 0 ? mortgagesElsewhere(all, home) : [],
    owed,
    monthly,
    toCome: toComeOf(mortgages),
    repaid: borrowed && owed !== null ? { amount: Math.max(0, borrowed - owed), of: borrowed } : null,
    worth: worth === null ? null : { amount: worth, basis: home?.market_value ? 'market' : 'woz' },
    own: worth !== null && owed !== null && onHome.length > 0 ? worth - owed : null,
  }
}
