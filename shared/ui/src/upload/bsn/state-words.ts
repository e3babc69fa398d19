import type { UploadItem, UploadNote } from '../queue.ts'
import { bsnWord, type Wording } from './bsn-words.ts'

const notes = {
  masked: 'bsn_masked',
  kept: 'bsn_kept',
  unread: 'bsn_unread',
  partly: 'bsn_partly',
  'mask-failed': 'bsn_mask_failed',
} as const satisfies Record<UploadNote, string>

/** Says where a file is that is looked at, or was; null where there is nothing to say of that. */
export function stateWords({ state, note }: UploadItem, wording: Wording): string | null {
  if (state.step === 'looking') return bsnWord(state.slow ? 'bsn_slow' : 'bsn_looking', wording)
  if (state.step === 'masking') return bsnWord('bsn_masking', wording)
  if (state.step === 'seen' && note === 'mask-failed') return bsnWord('bsn_mask_failed', wording)
  if (state.step === 'seen') {
    const numbers = [...new Set(state.look.sightings.map(({ digits }) => digits))]
    return bsnWord(numbers.length > 1 ? 'bsn_seen_more' : 'bsn_seen', wording, {
      numbers: numbers.join(', '),
    })
  }
  return state.step === 'ready' && note ? bsnWord(notes[note], wording) : null
}
