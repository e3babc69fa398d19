import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { penaltyFreeRoom } from '@portal/domain/coming-up'
import { formatWholeEuro } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { Box, Term, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

/** How much of a mortgage may be repaid this year without a penalty; nothing where that is not agreed. */
export function PenaltyFree({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  const day = today()
  const room = sumOf((mortgage.mortgageParts ?? []).map((part) => penaltyFreeRoom(part, day) ?? 0))
  if (room === 0) return null
  return (
    <Box borderTopWidth="1px" borderColor="line" pt="5">
      <Text color="ink2">
        <Term explanation={text('penalty_free_explained')}>{text('penalty_free')}</Term>
      </Text>
      <Text textStyle="title" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatWholeEuro(room)}
      </Text>
      <Text textStyle="meta" color="ink2">
        {text('penalty_free_hint', { year: day.slice(0, 4) })}
      </Text>
    </Box>
  )
}
