import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isMortgageOnHome } from './mortgage-on-home.ts'

const filterRunning = (mortgages: readonly Mortgage[]) => mortgages.filter(({ status }) => status === 0)

/**
 * Finds the mortgage to use in calculations: the running mortgage on the customer's home, otherwise the only running
 * mortgage (REFI-02).
 */
export function findMatchedMortgage(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage | null {
  const running = filterRunning(mortgages)
  const only = running.length === 1 ? running[0] : null
  return running.find((mortgage) => isMortgageOnHome(mortgage, home)) ?? only ?? null
}

/** All running mortgages except the one used in a calculation. */
export const listOtherMortgages = (mortgages: readonly Mortgage[], matched: Mortgage | null): Mortgage[] =>
  filterRunning(mortgages).filter((mortgage) => mortgage !== matched)

/** Running mortgages on the customer's home: the matched mortgage, and others with the same address. */
export function listMortgagesOnHome(mortgages: readonly Mortgage[], home: LivingProperty | null): Mortgage[] {
  const matched = findMatchedMortgage(mortgages, home)
  return filterRunning(mortgages).filter(
    (mortgage) => mortgage === matched || isMortgageOnHome(mortgage, home),
  )
}

/** Running mortgages that are not on the customer's home. */
export function listMortgagesElsewhere(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage[] {
  const onHome = listMortgagesOnHome(mortgages, home)
  return filterRunning(mortgages).filter((mortgage) => !onHome.includes(mortgage))
}
