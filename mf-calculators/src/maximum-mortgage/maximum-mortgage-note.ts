import type { WidgetEvent } from '@portal/contract/widget'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'

/** Formats the note to the tenant about a maximum mortgage that a customer calculated, always in Dutch (LEAD-05). */
export function formatMaximumMortgageNote(who: string, figures: WidgetEvent['figures']): string {
  const {
    total_sum: total,
    maximum_by_income: income,
    maximum_by_value: value,
    monthly_payments: month,
  } = figures
  const grounds = [
    ...(income === undefined ? [] : [`op inkomen ${formatWholeEuro(income, 'nl')}`]),
    ...(value === undefined ? [] : [`op de woning ${formatWholeEuro(value, 'nl')}`]),
    ...(month === undefined ? [] : [`bruto ${formatEuro(month, 'nl')} per maand`]),
  ]
  const outcome = total === undefined ? '' : ` Uitkomst: ${formatWholeEuro(total, 'nl')}`
  const because = outcome && grounds.length > 0 ? ` (${grounds.join(', ')})` : ''
  return `${who} heeft de maximale hypotheek uitgerekend en vraagt advies.${outcome}${because}${outcome && '.'}`
}
