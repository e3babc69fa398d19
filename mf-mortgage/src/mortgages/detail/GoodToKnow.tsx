import { today } from '@portal/contract/clock'
import { monthsBetween } from '@portal/contract/day'
import type { Mortgage } from '@portal/contract/mortgage'
import { comingUp } from '@portal/domain/coming-up'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Notice } from '@portal/ui'
import { Message, useText } from '../../texts.ts'
import { usePartWords } from './use-part-words.ts'

/** Months ahead in which a fixed rate that ends is the first thing to know. */
const soon = 12

/**
 * The one thing a customer should not be surprised by: a fixed rate that ends within a year, else the debt that stays
 * when a part ends. Nothing where neither is ahead.
 */
export function GoodToKnow({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const { language } = useLanguage()
  const partWords = usePartWords()
  const day = today()
  const coming = comingUp(mortgage.mortgageParts ?? [], day)
  const rate = coming.find(({ kind, date }) => kind === 'fixed-end' && monthsBetween(day, date) < soon)
  const open = coming.find(({ kind, amount }) => kind === 'part-end' && amount)
  const event = rate ?? open
  if (!event) return null
  const values = {
    date: formatDate(event.date, language) ?? event.date,
    ...partWords(event.parts),
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
