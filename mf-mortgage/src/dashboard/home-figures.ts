import { today } from '@portal/contract/clock'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { futureParts, totalsOf } from '@portal/domain/current-mortgage'
import { mortgagesElsewhere, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { knownSumOf } from '@portal/domain/money'
import { isActive } from '../shared/mortgage.ts'

/** The customer's home and its debt; amounts in euro, null if unknown. */
export interface HomeFigures {
  /** Running mortgages on the home; if none is known to be, all running ones. */
  mortgages: readonly Mortgage[]
  /** Running mortgages on other homes. */
  others: readonly Mortgage[]
  owed: number | null
  monthly: number | null
  /** Parts that start next: their day, and the added monthly payment and debt. */
  toCome: { day: string; monthly: number | null; owed: number | null } | null
  /** Repaid amount and original loan. */
  repaid: { amount: number; of: number } | null
  /** Market value as known to the tenant, otherwise the WOZ value. */
  worth: { amount: number; basis: 'market' | 'woz' } | null
  /** Value minus debt; may be negative. Null also if no mortgage is known to be on the home. */
  own: number | null
}

function toComeOf(mortgages: readonly Mortgage[]): HomeFigures['toCome'] {
  const parts = mortgages.flatMap((mortgage) => futureParts(mortgage, today()))
  const day = parts.map(({ begindatum }) => begindatum?.slice(0, 10) ?? '').sort()[0]
  if (!day) return null
  const next = parts.filter(({ begindatum }) => begindatum?.startsWith(day))
  return {
    day,
    monthly: knownSumOf(next.map((part) => part.monthly_amount)),
    owed: knownSumOf(next.map((part) => part.remaining_debt ?? part.hoofdsom)),
  }
}

/** Calculates the figures of the home card, all for the same home. */
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
