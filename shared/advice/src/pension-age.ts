import { monthsBetween } from '@portal/contract/day'
import { DateTime } from 'luxon'
import { type Figure, figure } from './figure.ts'
import type { Norms } from './norms.ts'

/** Date on which someone born on a date reaches the state pension age; where that is not fixed yet, the highest age that is. */
export function aowDate(norms: Norms, birth: string): string {
  const { value } = norms['aow-age'].ages
  const found = value.find(({ born_to }) => born_to === null || birth <= born_to)
  return (
    DateTime.fromISO(birth)
      .plus({ months: found?.months ?? 804 })
      .toISODate() ?? birth
  )
}

/** Date from which a person is reckoned to live on pensions: the pension age reference, or the state pension age if later (PENSION-10). */
export function pensionDate(norms: Norms, birth: string): string {
  const years = norms['aow-age'].pension_age_years.value
  const reference = DateTime.fromISO(birth).plus({ years }).toISODate() ?? birth
  const aow = aowDate(norms, birth)
  return [reference, aow].sort()[1] ?? reference
}

/** Whole months from a date until a person lives on pensions; 0 when that is so already (SCEN-13). */
export const monthsUntilPension = (norms: Norms, birth: string, today: string): number =>
  Math.max(0, monthsBetween(today, pensionDate(norms, birth)))

/** Full state pension of a year with holiday pay. */
export function statePension({ aow }: Norms, isSingle: boolean): Figure {
  const { value, source } = aow.monthly
  const gross = isSingle ? value.single : value.couple
  const holiday = isSingle ? value.single_holiday : value.couple_holiday
  return figure(
    'state_pension',
    (gross + holiday) * 12,
    { gross_amount: gross, holiday_pay: holiday },
    source,
  )
}

/** A state pension of someone with a partner, for when that person is alone. */
export function statePensionAlone(norms: Norms, ofCouple: number): Figure {
  const { value, source } = norms.aow.monthly
  const factor = value.single / value.couple
  return figure('state_pension', ofCouple * factor, { state_pension: ofCouple, factor }, source)
}
