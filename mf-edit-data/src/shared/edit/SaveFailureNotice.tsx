import { ApiError } from '@portal/contract/error'
import { Box, chakra, Notice } from '@portal/ui'
import { useText } from '../../texts.ts'
import { ChangeList } from './ChangeList.tsx'
import type { FormattedChange } from './form-changes.ts'

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

/** Reason of a failed save, or the server's text for the customer. */
export type SaveFailure = 'locked' | 'offline' | 'failed' | 'changed' | { text: string }

/**
 * Determines why a save failed. The server's message tells that an adviser edits the customer's file (EDIT-10); the
 * status tells that the stored data has changed.
 * @param text text for the customer about this error; null if there is none
 */
export function toSaveFailure(error: unknown, text: string | null): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'unreachable') return 'offline'
  if (error.status === 412) return 'changed'
  if (text !== null) return { text }
  const message = error.body.message ?? error.message
  return /persist/i.test(message) && message.includes('Customer') ? 'locked' : 'failed'
}

/** Returns the rejected fields as pairs of body path and rule. */
export const getRejectedFields = (error: unknown): [path: string, rule: string][] =>
  error instanceof ApiError && error.status === 422 ? Object.entries(error.body.errors ?? {}) : []
