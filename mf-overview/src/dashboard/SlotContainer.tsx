import type { SlotName } from '@portal/contract/extension-points'
import { Slot, useSlot } from '@portal/remote-kit'
import { Box } from '@portal/ui'

interface SlotContainerProps {
  slot: SlotName
  /** Height reserved until the slot's components have loaded. */
  minH: string | Record<string, string>
}

/** A slot with reserved space. Renders nothing if no component fills the slot. */
export function SlotContainer({ slot, minH }: SlotContainerProps) {
  if (useSlot(slot).length === 0) return null
  return (
    <Box minH={minH} display="grid" gridTemplateColumns="minmax(0,1fr)" alignContent="start" gap="4">
      <Slot name={slot} />
    </Box>
  )
}
