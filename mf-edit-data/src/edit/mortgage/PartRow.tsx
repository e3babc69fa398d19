import { Box, Button, chakra, Stack } from '@portal/ui'
import { memo, useId } from 'react'
import { useMistakesIn } from '../../shared/edit/attempts.ts'
import { useText } from '../../texts.ts'
import { PartFields } from './PartFields.tsx'
import { PartHead } from './PartHead.tsx'

interface Props {
  index: number
  open: boolean
  /** It is likely to be opened next: its fields are drawn beforehand, out of sight, while there is nothing else to do. */
  near: boolean
  /** Whether it may go: the last one stays (EDITMORT-05). */
  removable: boolean
  partKey: string
  onNear: (key: string) => void
  onToggle: (key: string) => void
  onRemove: (key: string) => void
}

/** Out of sight and out of reach, yet drawn as wide as it will be: only its height is left to find. */
const unseen = { height: 0, overflow: 'clip', visibility: 'hidden' }

/** One loan part: what it is in a line, and all of it when it is opened. A key typed in it draws its field and that line. */
export const PartRow = memo(function PartRow(props: Props) {
  const { index, open, near, removable, partKey, onNear, onToggle, onRemove } = props
  const text = useText()
  const id = useId()
  const path = `parts.${index}`
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" isolation="isolate">
      <PartHead
        index={index}
        open={open}
        fieldErrors={useMistakesIn(path)}
        controls={id}
        onNear={() => onNear(partKey)}
        onToggle={() => onToggle(partKey)}
      />
      {(open || near) && (
        <Box css={open ? undefined : unseen}>
          <Stack id={id} gap="6" pt="2" pb="6">
            <PartFields path={path} />
            {removable && (
              <Button kind="quiet" icon="trash" alignSelf="start" ml="-3" onClick={() => onRemove(partKey)}>
                {text('part_remove')}
              </Button>
            )}
          </Stack>
        </Box>
      )}
    </chakra.li>
  )
})
