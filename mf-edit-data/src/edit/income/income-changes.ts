import {
  addPersonToChanges,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
} from '../../shared/edit/form-changes.ts'
import { type EarnerValues, type IncomeValues, isRetired, listVisibleAmounts } from './income-values.ts'

/** Labels and formats of the income form, and the names of both persons. */
export interface IncomeChangeTexts {
  formats: readonly FieldFormat<EarnerValues>[]
  /** The customer's name, if there is a partner. */
  own: string | undefined
  partner: string
}

/** Changes in the income form, of customer and partner. Omits hidden fields, which are not sent. */
export function findIncomeChanges(
  { formats, own, partner }: IncomeChangeTexts,
  was: IncomeValues,
  now: IncomeValues,
  today: string,
): FormattedChange[] {
  const filterVisibleFormats = (earner: EarnerValues, withPartner: boolean) => {
    const visible: readonly string[] = listVisibleAmounts(
      isRetired(earner.retirement_date, today),
      withPartner,
    )
    return formats.filter(({ field }) => field === 'retirement_date' || visible.includes(field))
  }
  return [
    ...addPersonToChanges(own, findFormChanges(filterVisibleFormats(now, now.partner !== null), was, now)),
    ...(was.partner && now.partner
      ? addPersonToChanges(
          partner,
          findFormChanges(filterVisibleFormats(now.partner, true), was.partner, now.partner),
        )
      : []),
  ]
}
