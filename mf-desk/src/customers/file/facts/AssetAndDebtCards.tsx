import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { useText } from '../../../texts.ts'
import { FactsCard } from './FactsCard.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

export function AssetAndDebtCards({ file: { obligations, possessions } }: { file: DeskCustomerFile }) {
  const text = useText()
  const { euro } = useFactFormatters()
  return (
    <>
      {obligations.length > 0 && (
        <FactsCard
          title={text('obligations')}
          facts={obligations.map((one) => [
            [one.type_description ?? one.type, one.agency].filter(Boolean).join(', '),
            euro(one.monthly_amount ?? one.current_balance ?? one.credit_limit) ?? text('unknown'),
          ])}
        />
      )}
      {possessions.length > 0 && (
        <FactsCard
          title={text('possessions')}
          facts={possessions.map((one) => [
            [one.bank, one.account_number].filter(Boolean).join(', '),
            euro(one.current_balance) ?? text('unknown'),
          ])}
        />
      )}
    </>
  )
}
