import { Box, Button, chakra, Stack } from '@portal/ui'
import { memo, useId } from 'react'
import { useFieldErrorCount } from '../../shared/edit/submit-attempts.ts'
import { useText } from '../../texts.ts'
import { LoanPartFields } from './LoanPartFields.tsx'
import { LoanPartHeader } from './LoanPartHeader.tsx'

interface LoanPartRowProps {
  index: number
  open: boolean
  /** Whether the part is likely to be expanded next. If so, its fields are rendered hidden while the page is idle. */
  isLikelyNext: boolean
  /** Whether the part can be removed; the last part cannot (EDITMORT-05). */
  canRemove: boolean
  partKey: string
  onNear: (key: string) => void
  onToggle: (key: string) => void
  onRemove: (key: string) => void
}

/** CSS for fields that are rendered at full width but hidden, so that expanding only changes their height. */
const hiddenFieldsCss = { height: 0, overflow: 'clip', visibility: 'hidden' }

/** A loan part: a summary that expands to its fields. Typing rerenders only the typed field and the summary. */
export const LoanPartRow = memo(function PartRow(props: LoanPartRowProps) {
  const { index, open, isLikelyNext, canRemove, partKey, onNear, onToggle, onRemove } = props
  const text = useText()
  const id = useId()
  const path = `parts.${index}`
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" isolation="isolate">
      <LoanPartHeader
        index={index}
        open={open}
        fieldErrors={useFieldErrorCount(path)}
        controls={id}
        onNear={() => onNear(partKey)}
        onToggle={() => onToggle(partKey)}
      />
      {(open || isLikelyNext) && (
        <Box css={open ? undefined : hiddenFieldsCss}>
          <Stack id={id} gap="6" pt="2" pb="6">
            <LoanPartFields path={path} />
            {canRemove && (
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
