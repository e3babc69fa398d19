import { Coins } from '@portal/ui'
import { useHouseholdIncomes } from '../../shared/use-household-incomes.ts'
import { useText } from '../../texts.ts'
import { HouseholdCard } from './HouseholdCard.tsx'

export function IncomeCard() {
  const text = useText()
  return (
    <HouseholdCard
      household={useHouseholdIncomes()}
      title={text('income')}
      unit={text('gross_a_year')}
      link={{ label: text('income_go'), href: '/inkomen' }}
      illustration={<Coins />}
      errorTitle={text('income_error')}
    />
  )
}
