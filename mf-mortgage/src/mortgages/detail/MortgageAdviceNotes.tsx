import type { Mortgage } from '@portal/contract/mortgage'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { listUpcomingMortgageEvents } from '@portal/domain/mortgage-events'
import { useLanguage } from '@portal/remote-kit'
import { countMonthsBetween } from '@portal/time/calendar-day'
import { getToday } from '@portal/time/clock'
import { Notice } from '@portal/ui'
import { Message, useText } from '../../texts.ts'
import { useFormatPartNumbers } from './use-format-part-numbers.ts'

/** Number of months within which the end of a fixed rate is shown first. */
const maxMonthsBeforeRateEnd = 12

/**
 * The most important upcoming event: the end of a fixed rate within a year, otherwise the remaining debt at the end of
 * a part. Renders nothing if there is neither.
 */
export function MortgageAdviceNotes({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { language } = useLanguage()
  const formatPartNumbers = useFormatPartNumbers()
  const day = getToday()
  const coming = listUpcomingMortgageEvents(mortgage.mortgageParts ?? [], day)
  const rate = coming.find(
    ({ kind, date }) => kind === 'fixed-end' && countMonthsBetween(day, date) < maxMonthsBeforeRateEnd,
  )
  const open = coming.find(({ kind, amount }) => kind === 'part-end' && amount)
  const event = rate ?? open
  if (!event) return null
  const values = {
    date: formatDate(event.date, language) ?? event.date,
    ...formatPartNumbers(event.parts),
  }
  return (
    <Notice status="warn">
      <Message id="good_to_know" components={{ 0: <strong /> }} />{' '}
      {rate
        ? text('good_to_know_rate', values)
        : text('good_to_know_open', { ...values, amount: formatWholeEuro(event.amount ?? 0, language) })}
    </Notice>
  )
}
