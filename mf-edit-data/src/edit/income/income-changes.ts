import {
  addPersonToChanges,
  type FieldFormat,
  type FormattedChange,
  findFormChanges,
} from '../../shared/edit/form-changes.ts'
import { type EarnerValues, type IncomeValues, listVisibleFields } from './income-values.ts'

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
  const filterVisibleFormats = (earner: EarnerValues) => {
    const visible = listVisibleFields(earner, now.partner !== null, today)
    return formats.filter(({ field }) => visible.includes(field))
  }
  return [
    ...addPersonToChanges(own, findFormChanges(filterVisibleFormats(now), was, now)),
    ...(was.partner && now.partner
      ? addPersonToChanges(
          partner,
          findFormChanges(filterVisibleFormats(now.partner), was.partner, now.partner),
        )
      : []),
  ]
}
