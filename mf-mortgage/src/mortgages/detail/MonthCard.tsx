import { formatEuro } from '@portal/domain/format/money'
import { Card, Heading, Text } from '@portal/ui'
import { Donut } from '@portal/ui/donut'
import { useText } from '../../texts.ts'
import type { MonthShare } from './month-shares.ts'

/** What happens to the monthly amount: how much of it repays the debt (MORTGAGE-07). */
export function MonthCard({ shares }: { shares: readonly MonthShare[] }) {
  const text = useText()
  const repaid = shares.find(({ name }) => name === 'repayment')?.percent ?? 0
  return (
    <Card display="grid" alignContent="start" gap="4">
      <Heading level={3}>{text('month_question')}</Heading>
      <Donut
        title={text('month_question')}
        totalLabel={text('month_total')}
        format={formatEuro}
        slices={shares.map(({ name, amount, percent }) => ({
          id: name,
          label: text(`month_${name}`, { percent }),
          value: amount,
        }))}
      />
      <Text textStyle="meta" color="ink2">
        {repaid > 0 ? text('month_yours', { cents: repaid }) : text('month_no_repayment')}
      </Text>
    </Card>
  )
}
