import type { WidgetEvent } from '@portal/contract/widget'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'

/** Formats the note to the tenant about a customer's sustainability check, always in Dutch (LEAD-05). */
export function formatSustainabilityNote(who: string, figures: WidgetEvent['figures']): string {
  const {
    total_costs: costs,
    financeable_costs: borrowed,
    saving_per_month: saving,
    monthly_payments: payments,
  } = figures
  const outcome = [
    ...(costs === undefined ? [] : [`kosten ${formatWholeEuro(costs, 'nl')}`]),
    ...(borrowed === undefined ? [] : [`mee te financieren ${formatWholeEuro(borrowed, 'nl')}`]),
    ...(saving === undefined ? [] : [`besparing ${formatEuro(saving, 'nl')} per maand`]),
    ...(payments === undefined ? [] : [`lening ${formatEuro(payments, 'nl')} per maand`]),
  ]
  const outcomeText = outcome.length > 0 ? ` Uitkomst: ${outcome.join(', ')}.` : ''
  return `${who} heeft uitgerekend wat verduurzamen oplevert en vraagt advies.${outcomeText}`
}
