import { getToday } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { calculatePenaltyFreeAmount } from '@portal/domain/mortgage-events'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, Term, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface PenaltyFreeRepaymentProps {
  mortgage: Mortgage
  /** Moves the focus to the effect of an extra repayment; undefined if the effect cannot be calculated. */
  onTry: (() => void) | undefined
}

/** Amount that can be repaid this year without a penalty. Renders nothing if none was agreed. */
export function PenaltyFreeRepayment({ mortgage, onTry }: PenaltyFreeRepaymentProps) {
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
