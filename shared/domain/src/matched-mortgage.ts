import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isOnHome } from './home.ts'

const runningOf = (mortgages: readonly Mortgage[]) => mortgages.filter(({ status }) => status === 0)

/**
 * The mortgage used in calculations: the running one on the customer's home, otherwise the only running one (REFI-02).
 */
export function matchedMortgage(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage | null {
  const running = runningOf(mortgages)
  const only = running.length === 1 ? running[0] : null
  return running.find((mortgage) => isOnHome(mortgage, home)) ?? only ?? null
}

/** All running mortgages except the one used in a calculation. */
export const mortgagesBeside = (mortgages: readonly Mortgage[], matched: Mortgage | null): Mortgage[] =>
  runningOf(mortgages).filter((mortgage) => mortgage !== matched)

/** Running mortgages on the customer's home: the matched one, and others with its address. */
export function mortgagesOnHome(mortgages: readonly Mortgage[], home: LivingProperty | null): Mortgage[] {
  const matched = matchedMortgage(mortgages, home)
  return runningOf(mortgages).filter((mortgage) => mortgage === matched || isOnHome(mortgage, home))
}

/** Running mortgages on other homes. */
export function mortgagesElsewhere(mortgages: readonly Mortgage[], home: LivingProperty | null): Mortgage[] {
  const onHome = mortgagesOnHome(mortgages, home)
  return runningOf(mortgages).filter((mortgage) => !onHome.includes(mortgage))
}
