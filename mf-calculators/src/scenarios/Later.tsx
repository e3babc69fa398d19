import type { ScenarioStep } from '@portal/contract/scenario'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result } from './scenarios.ts'
import { useChangeWords } from './use-change-words.ts'

const lackOf = ({
  monthly_payments,
  maximum_payments,
}: Pick<ScenarioStep, 'monthly_payments' | 'maximum_payments'>) =>
  Math.ceil(monthly_payments - maximum_payments)

/** The later month to tell of: the first that does not fit, or where nothing fits now the one that lacks most, if that is more. */
function telling({ steps, verdict, mortgage_situation, maximum_mortgage }: Result): ScenarioStep | undefined {
  const lacking = (steps ?? []).filter(({ fits }) => !fits)
  if (verdict.can_pay_mortgage) return lacking[0]
  const now = mortgage_situation.monthly_payments - maximum_mortgage.monthly_payments
  const [most] = [...lacking].sort((a, b) => lackOf(b) - lackOf(a))
  return most && lackOf(most) > Math.ceil(now) ? most : undefined
}

/** From when an outcome no longer holds, or gets worse, since a benefit or a cover ends, and what is lacking then; nothing where it lasts. */
export function Later({ result }: { result: Result }) {
  const text = useText()
  const { language } = useLanguage()
  const changeWords = useChangeWords()
  const step = telling(result)
  if (!step) return null
  const values = {
    date: formatDate(step.date, language) ?? '',
    change: changeWords(step.changes),
    amount: formatWholeEuro(lackOf(step), language),
  }
  return <Text>{text(result.verdict.can_pay_mortgage ? 'later' : 'later_more', values)}</Text>
}
