import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import { getFutureParts, sumMortgages } from '@portal/domain/current-mortgage'
import { sumIfAllKnown } from '@portal/domain/money'
import { listMortgagesOnHome, listMortgagesOnOtherHomes } from '@portal/domain/mortgage-on-home'
import { getToday } from '@portal/time/clock'
import { isActiveMortgage } from '../shared/mortgage-properties.ts'

/** The customer's home and its debt; amounts in euro, null if unknown. */
export interface HomeFigures {
  /** Running mortgages on the home, or all running mortgages if none is known to be on the home. */
  mortgages: readonly Mortgage[]
  /** Running mortgages on other homes. */
  others: readonly Mortgage[]
  owed: number | null
  monthly: number | null
  /** The loan parts that start next: their start day, and the monthly payment and debt that they add. */
  nextStartingParts: { day: string; monthly: number | null; owed: number | null } | null
  /** Repaid amount and original loan. */
  repaid: { amount: number; of: number } | null
  /** Market value according to the tenant, otherwise the WOZ value. */
  worth: { amount: number; basis: 'market' | 'woz' } | null
  /** Value minus debt; may be negative. Also null if no mortgage is known to be on the home. */
  equity: number | null
}

function sumNextStartingParts(mortgages: readonly Mortgage[]): HomeFigures['nextStartingParts'] {
  const parts = mortgages.flatMap((mortgage) => getFutureParts(mortgage, getToday()))
  const day = parts.map(({ begindatum }) => begindatum?.slice(0, 10) ?? '').sort()[0]
  if (!day) return null
  const next = parts.filter(({ begindatum }) => begindatum?.startsWith(day))
  return {
    day,
    monthly: sumIfAllKnown(next.map((part) => part.monthly_amount)),
    owed: sumIfAllKnown(next.map((part) => part.remaining_debt ?? part.hoofdsom)),
  }
}

/** Calculates the figures of the home card, all for the same home. */
export function calculateHomeFigures(all: readonly Mortgage[], home: LivingProperty | null): HomeFigures {
  const onHome = listMortgagesOnHome(all, home)
  const mortgages = onHome.length > 0 ? onHome : all.filter(isActiveMortgage)
  const { owed, monthly } = mortgages.length > 0 ? sumMortgages(mortgages) : { owed: null, monthly: null }
  const borrowed = sumIfAllKnown(mortgages.map((one) => one.hoofdsomHypotheek))
  const worth = home?.market_value || home?.woz_value_home || null
  return {
    mortgages,
    others: onHome.length > 0 ? listMortgagesOnOtherHomes(all, home) : [],
    owed,
    monthly,
    nextStartingParts: sumNextStartingParts(mortgages),
    repaid: borrowed && owed !== null ? { amount: Math.max(0, borrowed - owed), of: borrowed } : null,
    worth: worth === null ? null : { amount: worth, basis: home?.market_value ? 'market' : 'woz' },
    equity: worth !== null && owed !== null && onHome.length > 0 ? worth - owed : null,
  }
}
