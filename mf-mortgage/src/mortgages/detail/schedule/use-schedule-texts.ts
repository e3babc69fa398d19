import { formatMonth } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import type { ScheduleEvent } from '@portal/domain/schedule/mortgage-schedule'
import { getYearOfMonth, type PaymentRow } from '@portal/domain/schedule/payment-schedule'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { useFormatPartNumbers } from '../use-format-part-numbers.ts'

export function useScheduleTexts() {
  const text = useText()
  const { language } = useLanguage()
  const formatPartNumbers = useFormatPartNumbers()
  const formatMarkedParts = (marks: readonly ScheduleEvent[]) =>
    formatPartNumbers(marks.map(({ part }) => part))
  const formatEvents = (marks: readonly ScheduleEvent[]): string => {
    const fixed = marks.filter(({ kind }) => kind === 'fixed-end')
    const ends = marks.filter(({ kind }) => kind === 'part-end')
    const open = ends.reduce((sum, mark) => sum + mark.open, 0)
    const endedParts = formatMarkedParts(ends)
    const begun = marks.filter(({ kind }) => kind === 'part-begin')
    const borrowed = begun.reduce((sum, mark) => sum + mark.open, 0)
    return [
      begun.length > 0 &&
        text('schedule_part_begin', {
          ...formatMarkedParts(begun),
          amount: formatWholeEuro(borrowed, language),
        }),
      fixed.length > 0 && text('schedule_fixed_end', formatMarkedParts(fixed)),
      ends.length > 0 &&
        (open > 0
          ? text('schedule_part_open', { ...endedParts, open: formatWholeEuro(open, language) })
          : text('schedule_part_end', endedParts)),
    ]
      .filter(Boolean)
      .join('; ')
  }
  return {
    /** Formats a month: 'jan 2027'. */
    formatMonth: (month: number) =>
      formatMonth({ year: getYearOfMonth(month), month: (month % 12) + 1 }, language),
    /**
     * Formats the events of a schedule row: start of parts, end of fixed rates, end of parts. Empty if there are none.
     */
    formatEvents,
    /** Formats the events of a year, and its number of months if there are fewer than twelve. */
    formatYearNote: ({ months }: PaymentRow, marks: readonly ScheduleEvent[]): string =>
      [months < 12 && text('schedule_part_of_year', { months }), formatEvents(marks)]
        .filter(Boolean)
        .join('; '),
  }
}
