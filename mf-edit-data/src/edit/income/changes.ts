import { type Change, changesIn, changesOf, type FieldFormat } from '../../shared/edit/change.ts'
import { type EarnerValues, type IncomeValues, isRetired, visibleAmounts } from './values.ts'

/** Labels and formats of the income form, and the persons' names. */
export interface IncomeWords {
  formats: readonly FieldFormat<EarnerValues>[]
  /** The customer's name, if there is a partner. */
  own: string | undefined
  partner: string
}

/** Changes in the income form, for customer and partner. Omits hidden fields, which are not sent. */
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
