import { Box, Button, chakra, Stack } from '@portal/ui'
import { memo, useId } from 'react'
import { useMistakesIn } from '../../shared/edit/attempts.ts'
import { useText } from '../../texts.ts'
import { PartFields } from './PartFields.tsx'
import { PartHead } from './PartHead.tsx'

interface Props {
  index: number
  open: boolean
  /** Whether it is likely to be expanded next: its fields are then rendered hidden, when the page is idle. */
  near: boolean
  /** Whether it can be removed: not the last one (EDITMORT-05). */
  removable: boolean
  partKey: string
  onNear: (key: string) => void
  onToggle: (key: string) => void
  onRemove: (key: string) => void
}

/** Hidden, but rendered at full width, so that only its height changes. */
const unseen = { height: 0, overflow: 'clip', visibility: 'hidden' }

/** A loan part: a summary that expands to its fields. Typing rerenders only the field and the summary. */
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
