import type { Retirement } from '@portal/contract/retirement'

type SurvivorAmounts = Pick<
  Retirement,
  | 'death_before_retirement_date_amount'
  | 'death_after_retirement_date_amount'
  | 'death_before_retirement_date_till_retirement_amount'
>

/**
 * Lists the yearly survivor's pensions of the partner: after a death before the pension age, after a death since that
 * age, and, if any, the temporary addition until the partner's own pension starts.
 */
export function listSurvivorFigures(pension: SurvivorAmounts) {
  const extra = pension.death_before_retirement_date_till_retirement_amount
  return [
    { name: 'survivor_before' as const, amount: pension.death_before_retirement_date_amount },
    { name: 'survivor_after' as const, amount: pension.death_after_retirement_date_amount },
    ...(extra ? [{ name: 'survivor_extra' as const, amount: extra }] : []),
  ]
}
