import type { CalendarEvent } from '@portal/domain/calendar-file'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import type { MortgageEvent } from '@portal/domain/mortgage-events'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'

/**
 * Number of days before an event at which the calendar reminds the customer. The customer needs this time to discuss
 * and arrange a change.
 */
const reminderDaysByEventKind: Record<MortgageEvent['kind'], number> = {
  'fixed-end': 120,
  'deduction-end': 180,
  'part-end': 365,
  'penalty-free': 30,
}

/** Returns formatters of upcoming events: title, explanation and calendar entry. */
export function useMortgageEventTexts() {
  const { language } = useLanguage()
  const text = useText()
  const formatPartNumbers = useFormatPartNumbers()
  const formatEventTitle = ({ kind, parts, amount }: MortgageEvent): string => {
    const words = formatPartNumbers(parts)
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end', words)
      case 'deduction-end':
        return text('coming_deduction_end', words)
      case 'part-end':
        return text('coming_part_end', words)
      case 'penalty-free':
        return text('coming_penalty_free', { amount: formatWholeEuro(amount ?? 0, language) })
    }
  }
  const formatEventExplanation = ({ kind, amount }: MortgageEvent): string => {
    switch (kind) {
      case 'fixed-end':
        return text('coming_fixed_end_meaning')
      case 'deduction-end':
        return text('coming_deduction_end_meaning')
      case 'part-end':
        if (amount === null) return text('coming_part_end_unknown')
        return amount > 0
          ? text('coming_part_end_open', { amount: formatWholeEuro(amount, language) })
          : text('coming_part_end_meaning')
      case 'penalty-free':
        return text('coming_penalty_free_meaning')
    }
  }
  return {
    formatTitle: formatEventTitle,
    formatMeaning: formatEventExplanation,
    /** Calendar event of a mortgage event; `id` and `name` identify the mortgage. */
    toCalendarEvent: (
      coming: MortgageEvent,
      mortgage: { id: string | number; name: string },
    ): CalendarEvent => ({
      id: `${coming.kind}-${coming.date}-${coming.parts.join('-')}-mortgage-${mortgage.id}@portaal`,
      title: text('coming_event', { name: mortgage.name, what: formatEventTitle(coming) }),
      when: coming.date,
      description: formatEventExplanation(coming),
      remindDays: reminderDaysByEventKind[coming.kind],
    }),
  }
}
