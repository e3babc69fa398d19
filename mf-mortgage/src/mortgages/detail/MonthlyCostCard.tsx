import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro, formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { calculatePenaltyFreeAmount } from '@portal/domain/mortgage-events'
import { useLanguage } from '@portal/remote-kit'
import { getToday } from '@portal/time/clock'
import { Box, Button, Card, Heading, Term, Text } from '@portal/ui'
import { Donut } from '@portal/ui/charts'
import { isActiveMortgage } from '../../shared/mortgage-properties.ts'
import { useText } from '../../texts.ts'
import type { MonthlyPaymentShare } from './monthly-payment-shares.ts'

interface PenaltyFreeRepaymentProps {
  mortgage: Mortgage
  /**
   * Moves the focus to the slider for an extra repayment; undefined if the effect of a repayment cannot be calculated.
   */
  onTry: (() => void) | undefined
}

/** Amount that can be repaid this year without a penalty. Renders nothing if none was agreed. */
function PenaltyFreeRepayment({ mortgage, onTry }: PenaltyFreeRepaymentProps) {
  const { language } = useLanguage()
  const text = useText()
  const day = getToday()
  const room = sumAmounts(
    (mortgage.mortgageParts ?? []).map((part) => calculatePenaltyFreeAmount(part, day) ?? 0),
  )
  if (room === 0) return null
  return (
    <Box borderTopWidth="1px" borderColor="line" pt="5">
      <Text color="ink2">
        <Term explanation={text('penalty_free_explained')}>{text('penalty_free')}</Term>
      </Text>
      <Text textStyle="title" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatWholeEuro(room, language)}
      </Text>
      <Text textStyle="meta" color="ink2">
        {text('penalty_free_hint', { year: day.slice(0, 4) })}
      </Text>
      {onTry && (
        <Button kind="quiet" small ml="-3" onClick={onTry} _print={{ display: 'none' }}>
          {text('extra_go')}
        </Button>
      )}
    </Box>
  )
}

/** Chart colour of each part of a payment; the same as in the payment schedule. */
const colorByShareName = { repayment: 'chart1', premium: 'chart2', interest: 'chart3' } as const

interface MonthlyCostCardProps {
  mortgage: Mortgage
  shares: readonly MonthlyPaymentShare[]
  /**
   * Moves the focus to the slider for an extra repayment; undefined if the effect of a repayment cannot be calculated.
   */
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
