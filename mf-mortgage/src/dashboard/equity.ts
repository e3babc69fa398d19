import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isOnHome } from '@portal/domain/home'
import { knownSumOf } from '@portal/domain/money'
import { isActive } from '../shared/mortgage.ts'

/** What a home is worth, what is owed on it, and what of it is the owner's, in euro. */
export interface Equity {
  /** The running mortgages on the home. */
  mortgages: readonly Mortgage[]
  worth: number
  /** What it would sell for, as the firm knows it, or what the municipality says it is worth. */
  basis: 'market' | 'woz'
  owed: number
  /** Worth less what is owed; below zero where more is owed. */
  own: number
}

/**
 * The equity in the home where the customer lives; null where its worth, or what is owed on it, is not known, and where no
 * running mortgage is on it.
 */
export function equityOf(all: readonly Mortgage[], home: LivingProperty | null): Equity | null {
  const worth = home?.market_value ?? home?.woz_value_home ?? null
  const mortgages = all.filter((mortgage) => isActive(mortgage) && isOnHome(mortgage, home))
  const owed = knownSumOf(mortgages.map(({ restantHoofdsom }) => restantHoofdsom))
  if (worth === null || worth <= 0 || owed === null || mortgages.length === 0) return null
  const basis = home?.market_value == null ? 'woz' : 'market'
  return { mortgages, worth, basis, owed, own: worth - owed }
}
