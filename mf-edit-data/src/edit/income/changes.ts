import { type Change, changesIn, changesOf, type FieldFormat } from '../../shared/edit/change.ts'
import { type EarnerValues, type IncomeValues, isRetired, visibleAmounts } from './values.ts'

/** Labels and formats of the income form, and the names of its people. */
export interface IncomeWords {
  formats: readonly FieldFormat<EarnerValues>[]
  /** The customer, said where there is a partner too. */
  own: string | undefined
  partner: string
}

/**
 * What is different in the income form, of the customer and the partner. Hidden fields are left out, as they are
 * not sent either.
 */
export function incomeChanges(
  { formats, own, partner }: IncomeWords,
  was: IncomeValues,
  now: IncomeValues,
  today: string,
): Change[] {
  const visibleFormats = (earner: EarnerValues, withPartner: boolean) => {
    const visible: readonly string[] = visibleAmounts(isRetired(earner.retirement_date, today), withPartner)
    return formats.filter(({ field }) => field === 'retirement_date' || visible.includes(field))
  }
  return [
    ...changesOf(own, changesIn(visibleFormats(now, now.partner !== null), was, now)),
    ...(was.partner && now.partner
      ? changesOf(partner, changesIn(visibleFormats(now.partner, true), was.partner, now.partner))
      : []),
  ]
}
