import type { SlotName } from '@portal/contract/extension-points'
import { Slot, useSlot } from '@portal/remote-kit'
import { Box } from '@portal/ui'

interface Props {
  slot: SlotName
  /** Room that is kept until its slot components are there. */
  minH: string | Record<string, string>
}

/** The place of a slot, with its room kept; nothing where nobody fills it. */
export function Place({ slot, minH }: Props) {
  if (useSlot(slot).length === 0) return null
  return (
    <Box minH={minH} display="grid" gridTemplateColumns="minmax(0,1fr)" alignContent="start" gap="4">
      <Slot name={slot} minHeight="58px" />
    </Box>
  )
}
