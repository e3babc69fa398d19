import { today } from '@portal/contract/clock'
import type { Mortgage } from '@portal/contract/mortgage'
import { penaltyFreeRoom } from '@portal/domain/coming-up'
import { formatWholeEuro } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, Term, Text } from '@portal/ui'
import { useText } from '../../texts.ts'

interface Props {
  mortgage: Mortgage
  /** Leads to what it would bring; not given where that cannot be worked out. */
  onTry: (() => void) | undefined
}

/** How much of a mortgage may be repaid this year without a penalty; nothing where that is not agreed. */
export function PenaltyFree({ mortgage, onTry }: Props) {
  const { language } = useLanguage()
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
