import type { ScenarioStep } from '@portal/contract/scenario'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { Result } from './scenarios.ts'
import { useChangeWords } from './use-change-words.ts'

const shortfallOf = ({
  monthly_payments,
  maximum_payments,
}: Pick<ScenarioStep, 'monthly_payments' | 'maximum_payments'>) =>
  Math.ceil(monthly_payments - maximum_payments)

/**
 * The later month to mention: the first that does not fit; if nothing fits now, the one with the largest shortfall, if
 * it is larger.
 */
function telling({ steps, verdict, mortgage_situation, maximum_mortgage }: Result): ScenarioStep | undefined {
  const lacking = (steps ?? []).filter(({ fits }) => !fits)
  if (verdict.can_pay_mortgage) return lacking[0]
  const now = mortgage_situation.monthly_payments - maximum_mortgage.monthly_payments
  const [most] = [...lacking].sort((a, b) => shortfallOf(b) - shortfallOf(a))
  return most && shortfallOf(most) > Math.ceil(now) ? most : undefined
}

/**
 * Notes when an outcome ends or gets worse because a benefit or policy payment ends, with the shortfall then; nothing
 * if it lasts.
 */
export function Later({ result }: { result: Result }) {
  const text = useText()
  const { language } = useLanguage()
  const changeWords = useChangeWords()
  const step = telling(result)
  if (!step) return null
  const values = {
    date: formatDate(step.date, language) ?? '',
    change: changeWords(step.changes),
    amount: formatWholeEuro(shortfallOf(step), language),
  }
  return <Text>{text(result.verdict.can_pay_mortgage ? 'later' : 'later_more', values)}</Text>
}
