import type { Obligation } from '@portal/contract/obligation'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Box } from '@portal/ui'
import { useText } from '../../texts.ts'
import { MoneyFigure } from './MoneyFigure.tsx'

export function ObligationsSummary({ obligations }: { obligations: readonly Obligation[] }) {
  const { language } = useLanguage()
  const text = useText()
  const monthly = sumAmounts(obligations.map(({ monthly_amount }) => monthly_amount ?? 0))
  return (
    <Box borderTopWidth="1px" borderColor="line" pt="3" mt="auto" mb="3">
      <MoneyFigure
        amount={formatWholeEuro(monthly, language)}
        unit={text('obligations_unit', { count: obligations.length })}
      />
    </Box>
  )
}
