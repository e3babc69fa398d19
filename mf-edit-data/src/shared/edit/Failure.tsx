import { Box, chakra, Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { Change } from './change.ts'
import type { SaveFailure } from './failure.ts'

/** What is said of each failure first. */
export const failureText = {
  failed: 'save_edits_error',
  offline: 'save_edits_error',
  locked: 'save_edits_error_noaccess',
  changed: 'edit_changed',
} as const

interface Props {
  failure: SaveFailure
  /** What was changed elsewhere meanwhile. */
  meanwhile?: readonly Change[]
}

/** Why a save did not succeed, what is kept, and what to do. */
export function Failure({ failure, meanwhile = [] }: Props) {
  const text = useText()
  return (
    <Notice status={failure === 'locked' || failure === 'changed' ? 'warn' : 'bad'} role="alert">
      <chakra.p fontWeight={600}>{text(failureText[failure])}</chakra.p>
      <p>{text(`save_hint_${failure}`)}</p>
      {failure === 'changed' && meanwhile.length > 0 && (
        <Box mt="3">
          <ChangeList changes={meanwhile} done />
        </Box>
      )}
    </Notice>
  )
}
