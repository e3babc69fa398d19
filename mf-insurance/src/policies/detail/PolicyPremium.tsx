import type { Policy } from '@portal/contract/policy'
import { formatEuro } from '@portal/domain/format/format-money'
import { calculateMonthlyPremium } from '@portal/domain/policy'
import { useLanguage } from '@portal/remote-kit'
import { AmountWithUnit, Card, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

/** Monthly premium and payment method (POLICY-07). */
export function PolicyPremium({ policy }: { policy: Policy }) {
  const { language } = useLanguage()
  const text = useText()
  const monthly = calculateMonthlyPremium(policy)
  const months = policy.payment_term ?? 1
  return (
    <Card>
      <Text color="ink2">{text('policy_monthly')}</Text>
      {monthly === null ? (
        <Text>{text('policy_no_premium')}</Text>
      ) : (
        <AmountWithUnit amount={formatEuro(monthly, language)} />
      )}
      {policy.total_term_amount !== null && months > 1 && (
        <Text color="ink2">
          {text('policy_term', { amount: formatEuro(policy.total_term_amount, language), months })}
        </Text>
      )}
    </Card>
  )
}
