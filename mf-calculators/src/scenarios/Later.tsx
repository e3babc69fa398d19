import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result } from './scenarios.ts'
import { useChangeWords } from './use-change-words.ts'

/** From when an outcome no longer holds, since a benefit or a cover ends, and what is lacking then; nothing where it lasts. */
export function Later({ result }: { result: Result }) {
  const text = useText()
  const { language } = useLanguage()
  const changeWords = useChangeWords()
  const first = (result.steps ?? []).find(({ fits }) => !fits)
  if (!first || !result.verdict.can_pay_mortgage) return null
  const lack = Math.ceil(first.monthly_payments - first.maximum_payments)
  return (
    <Text>
      {text('later', {
        date: formatDate(first.date, language) ?? '',
        change: changeWords(first.changes),
        amount: formatWholeEuro(lack, language),
      })}
    </Text>
  )
}
