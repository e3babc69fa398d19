import { getLiving } from '@portal/contract/living'
import { formatWholeEuro } from '@portal/domain/format/money'
import { knownSumOf } from '@portal/domain/money'
import { useLanguage, useRead } from '@portal/remote-kit'
import { FigureCard, Skeleton } from '@portal/ui'
import { isActive } from '../shared/mortgage.ts'
import { mortgagesPath } from '../shared/paths.ts'
import { useText } from '../texts.ts'
import { EquityPicture } from './EquityPicture.tsx'
import { equityOf } from './equity.ts'
import { SlotFrame } from './SlotFrame.tsx'

/**
 * What is owed and paid each month, and what of the home is the customer's: one picture for both. Nothing where no mortgage
 * runs; the home stays out of it where its worth is not known, and has its room while that is on its way.
 */
export default function HomeSlot() {
  const { language } = useLanguage()
  const text = useText()
  const living = useRead(getLiving)
  return (
    <SlotFrame>
      {(mortgages) => {
        const active = mortgages.filter(isActive)
        if (active.length === 0) return null
        const debt = knownSumOf(active.map(({ restantHoofdsom }) => restantHoofdsom))
        const monthly = knownSumOf(active.map(({ monthly_amount }) => monthly_amount))
        const equity = equityOf(active, living.data?.data?.property ?? null)
        return (
          <FigureCard
            question={text('home_question')}
            amount={debt === null ? text('unknown') : formatWholeEuro(debt, language)}
            unit={text('home_owed_unit')}
            why={
              monthly !== null &&
              monthly > 0 &&
              text('dashboard_debt_monthly', { amount: formatWholeEuro(monthly, language) })
            }
            go={{ label: text('dashboard_debt_go'), href: mortgagesPath }}
          >
            {living.isPending && <Skeleton h="214px" mt="1" />}
            {equity && <EquityPicture equity={equity} isAll={equity.mortgages.length === active.length} />}
          </FigureCard>
        )
      }}
    </SlotFrame>
  )
}
