import { formatMonth } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import type { ScheduleMark } from '@portal/domain/schedule/mortgage'
import { type PaymentRow, yearOf } from '@portal/domain/schedule/schedule'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../../../texts.ts'
import { usePartWords } from '../use-part-words.ts'

/** Texts of a payment schedule's rows and marks in the current language. */
export function useScheduleWords() {
  const text = useText()
  const { language } = useLanguage()
  const partWords = usePartWords()
  const wordsOf = (marks: readonly ScheduleMark[]) => partWords(marks.map(({ part }) => part))
  const marksOf = (marks: readonly ScheduleMark[]): string => {
    const fixed = marks.filter(({ kind }) => kind === 'fixed-end')
    const ends = marks.filter(({ kind }) => kind === 'part-end')
    const open = ends.reduce((sum, mark) => sum + mark.open, 0)
    const words = wordsOf(ends)
    const begun = marks.filter(({ kind }) => kind === 'part-begin')
    const borrowed = begun.reduce((sum, mark) => sum + mark.open, 0)
    return [
      begun.length > 0 &&
        text('schedule_part_begin', { ...wordsOf(begun), amount: formatWholeEuro(borrowed, language) }),
      fixed.length > 0 && text('schedule_fixed_end', wordsOf(fixed)),
      ends.length > 0 &&
        (open > 0
          ? text('schedule_part_open', { ...words, open: formatWholeEuro(open, language) })
          : text('schedule_part_end', words)),
    ]
      .filter(Boolean)
      .join('; ')
  }
  return {
    /** 'jan 2027' */
    monthOf: (month: number) => formatMonth({ year: yearOf(month), month: (month % 12) + 1 }, language),
    /** Events in a row: start of parts, end of fixed rates and parts; empty if there are none. */
    marksOf,
    /** Events of a year, and its number of months if that is not twelve. */
    noteOf: ({ months }: PaymentRow, marks: readonly ScheduleMark[]): string =>
      [months < 12 && text('schedule_part_of_year', { months }), marksOf(marks)].filter(Boolean).join('; '),
  }
}
