import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { Card, Heading, Text } from '@portal/ui'
import { Donut } from '@portal/ui/donut'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'
import { useText } from '../../texts.ts'
import type { MonthlyPaymentShare } from './monthly-payment-shares.ts'
import { PenaltyFreeRepayment } from './PenaltyFreeRepayment.tsx'

/** Chart colour of each part of a payment; the same as in the payment schedule. */
const colorByShareName = { repayment: 'chart1', premium: 'chart2', interest: 'chart3' } as const

interface MonthlyCostCardProps {
  mortgage: Mortgage
  shares: readonly MonthlyPaymentShare[]
  /** Moves the focus to the effect of an extra repayment; undefined if the effect cannot be calculated. */
  onTry: (() => void) | undefined
}

/** Composition of the monthly payment, such as the share that repays debt (MORTGAGE-07). */
export function MonthlyCostCard({ mortgage, shares, onTry }: MonthlyCostCardProps) {
  const { language } = useLanguage()
  const text = useText()
  const repaid = shares.find(({ name }) => name === 'repayment')?.percent ?? 0
  return (
    <Card display="grid" alignContent="start" gap="4">
      <Heading level={3}>{text('month_title')}</Heading>
      <Donut
        title={text('month_title')}
        totalLabel={text('month_total')}
        format={(amount) => formatEuro(amount, language)}
        slices={shares.map(({ name, amount, percent }) => ({
          id: name,
          label: text(`month_${name}`, { percent }),
          value: amount,
          color: colorByShareName[name],
        }))}
      />
      <Text textStyle="meta" color="ink2">
        {repaid > 0 ? text('month_yours', { cents: repaid }) : text('month_no_repayment')}
      </Text>
      {isActiveMortgage(mortgage) && <PenaltyFreeRepayment mortgage={mortgage} onTry={onTry} />}
    </Card>
  )
}
