import { formatEuro } from '@portal/domain/format/money'
import { knownSumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { DonutCard, House } from '@portal/ui'
import { isActive } from '../shared/mortgage.ts'
import { mortgagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { debtShares } from './debt-shares.ts'
import { SlotFrame } from './SlotFrame.tsx'

/** What is left of all running mortgages, by the way it is repaid (DASH-04). Nothing where none runs. */
export default function DebtSlot() {
  const { language } = useLanguage()
  const text = useText()
  return (
    <SlotFrame row>
      {(mortgages) => {
        const active = mortgages.filter(isActive)
        if (active.length === 0) return null
        const monthly = knownSumOf(active.map(({ monthly_amount }) => monthly_amount))
        return (
          <DonutCard
            folded
            question={text('dashboard_debt_parts')}
            unit=""
            why={
              monthly !== null &&
              monthly > 0 &&
              text('dashboard_debt_monthly', { amount: formatEuro(monthly, language) })
            }
            slices={debtShares(active).map(({ name, amount }) => ({
              id: name,
              label: text(name === 'unknown' ? 'dashboard_debt_other' : `repayment_${name}`),
              value: amount,
            }))}
            format={(amount) => formatEuro(amount, language)}
            art={<House />}
            go={{ label: text('dashboard_debt_go'), href: mortgagesPath }}
          />
        )
      }}
    </SlotFrame>
  )
}
