import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import { isOnHome } from '@portal/domain/home'

/** The mortgage that calculations are about: the running one on the customer's home, else the only running one (REFI-02). */
export function matchedMortgage(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage | null {
  const running = mortgages.filter(({ status }) => status === 0)
  const only = running.length === 1 ? running[0] : null
  return running.find((mortgage) => isOnHome(mortgage, home)) ?? only ?? null
}
