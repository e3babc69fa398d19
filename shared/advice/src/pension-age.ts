import { addMonths } from '@portal/time/calendar-day'
import { createFigure, type Figure } from './figure.ts'
import type { Norms } from './norms.ts'

/**
 * Finds the date on which a person reaches the state pension age (AOW). Uses the highest age in the law if the person's
 * age is not fixed yet.
 */
export function findStatePensionDate(norms: Norms, birth: string): string {
  const { value } = norms['aow-age'].ages
  const found = value.find(({ born_to }) => born_to === null || birth <= born_to)
  return addMonths(birth, found?.months ?? 804)
}

/** Calculates the full yearly state pension (AOW) with holiday allowance. */
export function calculateStatePension({ aow }: Norms, isSingle: boolean): Figure {
  const { value, source } = aow.monthly
  const gross = isSingle ? value.single : value.couple
  const holiday = isSingle ? value.single_holiday : value.couple_holiday
  return createFigure(
    'state_pension',
    (gross + holiday) * 12,
    { gross_amount: gross, holiday_pay: holiday },
    source,
  )
}

/** Converts the state pension of a person with a partner to that of a single person. */
export function convertToSingleStatePension(norms: Norms, ofCouple: number): Figure {
  const { value, source } = norms.aow.monthly
  const factor = value.single / value.couple
  return createFigure('state_pension', ofCouple * factor, { state_pension: ofCouple, factor }, source)
}
