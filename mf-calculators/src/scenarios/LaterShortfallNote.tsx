import type { ScenarioStep } from '@portal/contract/scenario'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Text } from '@portal/ui'
import { useText } from '../texts.ts'
import type { DisplayedResult } from './list-scenarios.ts'
import { useFormatScenarioChanges } from './use-scenario-texts.ts'

const calculateShortfall = ({
  monthly_payments,
  maximum_payments,
}: Pick<ScenarioStep, 'monthly_payments' | 'maximum_payments'>) =>
  Math.ceil(monthly_payments - maximum_payments)

/**
 * Finds the future change of income or mortgage to mention: the first one after which the payments do not fit the
 * norms. If the payments do not fit now, finds the change with the largest shortfall, provided that it exceeds the
 * current shortfall.
 */
function findLaterShortfall({
  steps,
  verdict,
  mortgage_situation,
  maximum_mortgage,
}: DisplayedResult): ScenarioStep | undefined {
  const lacking = (steps ?? []).filter(({ fits }) => !fits)
  if (verdict.can_pay_mortgage) return lacking[0]
  const now = mortgage_situation.monthly_payments - maximum_mortgage.monthly_payments
  const [most] = [...lacking].sort((a, b) => calculateShortfall(b) - calculateShortfall(a))
  return most && calculateShortfall(most) > Math.ceil(now) ? most : undefined
}

/**
 * Note that an outcome ends or gets worse because a benefit or policy payment ends, with the shortfall from then on.
 * Renders nothing if the outcome lasts.
 */
export function LaterShortfallNote({ result }: { result: DisplayedResult }) {
  const text = useText()
  const { language } = useLanguage()
  const formatChange = useFormatScenarioChanges()
  const step = findLaterShortfall(result)
  if (!step) return null
  const values = {
    date: formatDate(step.date, language) ?? '',
    change: formatChange(step.changes),
    amount: formatWholeEuro(calculateShortfall(step), language),
  }
  return <Text>{text(result.verdict.can_pay_mortgage ? 'later' : 'later_more', values)}</Text>
}
