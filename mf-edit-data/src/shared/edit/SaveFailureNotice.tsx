import { Box, chakra, Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { FormattedChange } from './form-changes.ts'
import type { SaveFailure } from './save-failure.ts'

const textIdByFailure = {
  failed: 'save_edits_error',
  offline: 'save_edits_error',
  locked: 'save_edits_error_noaccess',
  changed: 'edit_changed',
} as const

/** Returns a function that gives the message for a failure. */
export function useFailureText(): (failure: SaveFailure) => string {
  const text = useText()
  return (failure) => (typeof failure === 'object' ? failure.text : text(textIdByFailure[failure]))
}

interface SaveFailureNoticeProps {
  failure: SaveFailure
  /** Changes that were made elsewhere in the meantime. */
  meanwhile?: readonly FormattedChange[]
}

/** Explains why saving failed, that the typed values are kept, and what to do. */
export function SaveFailureNotice({ failure, meanwhile = [] }: SaveFailureNoticeProps) {
  const text = useText()
  const getFailureText = useFailureText()
  const hint = typeof failure === 'object' ? 'locked' : failure
  return (
    <Notice status={hint === 'locked' || hint === 'changed' ? 'warn' : 'bad'} role="alert">
      <chakra.p fontWeight={600}>{getFailureText(failure)}</chakra.p>
      <p>{text(`save_hint_${hint}`)}</p>
      {failure === 'changed' && meanwhile.length > 0 && (
        <Box mt="3">
          <ChangeList changes={meanwhile} areSaved />
        </Box>
      )}
    </Notice>
  )
}
