import type { ScenarioSet } from '@portal/contract/scenario'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Notice } from '@portal/ui'
import { useText } from '../texts.ts'

/**
 * Notice that the current mortgage payments already exceed the lending norms. Renders nothing if the payments are
 * within the norms.
 */
export function AboveNormsNotice({ now }: { now: ScenarioSet['move']['box1']['applicant'] }) {
  const text = useText()
  const { language } = useLanguage()
  if (!now || now.verdict.can_pay_mortgage) return null
  const { maximum_mortgage, mortgage_situation } = now
  const values = {
    possible: formatWholeEuro(maximum_mortgage.monthly_payments, language),
    needed: formatWholeEuro(mortgage_situation.monthly_payments, language),
  }
  return <Notice status="warn">{text('over_today', values)}</Notice>
}
