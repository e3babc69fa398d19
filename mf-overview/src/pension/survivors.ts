import type { Retirement } from '@portal/contract/retirement'

type Amounts = Pick<
  Retirement,
  | 'death_before_retirement_date_amount'
  | 'death_after_retirement_date_amount'
  | 'death_before_retirement_date_till_retirement_amount'
>

/** What stays for the partner a year: after a death before and after the pension age, and what comes on top until the partner's own. The last only where there is any. */
export function survivorFigures(pension: Amounts) {
  const extra = pension.death_before_retirement_date_till_retirement_amount
  return [
    { name: 'survivor_before' as const, amount: pension.death_before_retirement_date_amount },
    { name: 'survivor_after' as const, amount: pension.death_after_retirement_date_amount },
    ...(extra ? [{ name: 'survivor_extra' as const, amount: extra }] : []),
  ]
}
