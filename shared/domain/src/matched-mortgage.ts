import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isMortgageOnHome } from './mortgage-on-home.ts'

const filterRunning = (mortgages: readonly Mortgage[]) => mortgages.filter(({ status }) => status === 0)

/** Mortgage to use in calculations: the running mortgage on the home, otherwise the only running mortgage (REFI-02). */
export function findMatchedMortgage(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage | null {
  const running = filterRunning(mortgages)
  const only = running.length === 1 ? running[0] : null
  return running.find((mortgage) => isMortgageOnHome(mortgage, home)) ?? only ?? null
}

/** Running mortgages that a calculation does not use. */
export const listOtherMortgages = (mortgages: readonly Mortgage[], matched: Mortgage | null): Mortgage[] =>
  filterRunning(mortgages).filter((mortgage) => mortgage !== matched)

/** Running mortgages on the customer's home, including the matched mortgage. */
export function listMortgagesOnHome(mortgages: readonly Mortgage[], home: LivingProperty | null): Mortgage[] {
  const matched = findMatchedMortgage(mortgages, home)
  return filterRunning(mortgages).filter(
    (mortgage) => mortgage === matched || isMortgageOnHome(mortgage, home),
  )
}

export function listMortgagesElsewhere(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage[] {
  const onHome = listMortgagesOnHome(mortgages, home)
  return filterRunning(mortgages).filter((mortgage) => !onHome.includes(mortgage))
}
