import { damageTypes } from '@portal/contract/damage'
import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { isShownPolicy } from '@portal/domain/policy'
import { useText } from '../../../texts.ts'
import { FactsCard } from './FactsCard.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

/** Cards with the insurance policies in force and with the reported damages. */
export function PolicyCards({ policies, damages }: Pick<DeskCustomerFile, 'policies' | 'damages'>) {
  const text = useText()
  const { euro, day } = useFactFormatters()
  const formatPolicyType = (type: string | null) => {
    const known = damageTypes.find((one) => one === type)
    return known ? text(`damage_type_${known}`) : type
  }
  const shown = policies.filter(isShownPolicy)
  return (
    <>
      {shown.length > 0 && (
        <FactsCard
          title={text('policies')}
          facts={shown.map((policy) => [
            [policy.name, policy.agency].filter(Boolean).join(', '),
            policy.monthly_term_amount === null
              ? text('in_force')
              : text('a_month', { amount: euro(policy.monthly_term_amount) ?? '' }),
          ])}
        />
      )}
      {damages.length > 0 && (
        <FactsCard
          title={text('damages')}
          facts={damages.map((damage) => [
            [formatPolicyType(damage.type), day(damage.date)].filter(Boolean).join(', '),
            damage.status ?? text(damage.settled ? 'damage_settled' : 'damage_open'),
          ])}
        />
      )}
    </>
  )
}
