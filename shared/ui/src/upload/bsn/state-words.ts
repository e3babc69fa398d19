import type { UploadItem, UploadNote } from '../queue.ts'
import { bsnWord, type Wording } from './bsn-words.ts'

const notes = {
  masked: 'bsn_masked',
  kept: 'bsn_kept',
  unread: 'bsn_unread',
  partly: 'bsn_partly',
  'mask-failed': 'bsn_mask_failed',
} as const satisfies Record<UploadNote, string>

/** Says what came of the look at a file that can go; null where there is nothing to say. */
export const noteWords = ({ state, note }: UploadItem, wording: Wording): string | null =>
  note && (state.step === 'ready' || note === 'mask-failed') ? bsnWord(notes[note], wording) : null

/** Says where a file is that is looked at; null for one that is not. */
export function stateWords({ bsn }: UploadItem, wording: Wording): string | null {
  if (bsn?.step === 'looking') return bsnWord(bsn.slow ? 'bsn_slow' : 'bsn_looking', wording)
  if (bsn?.step === 'masking') return bsnWord('bsn_masking', wording)
  if (bsn?.step !== 'seen') return null
  const numbers = [...new Set(bsn.look.sightings.map(({ digits }) => digits))]
  return bsnWord(numbers.length > 1 ? 'bsn_seen_more' : 'bsn_seen', wording, { numbers: numbers.join(', ') })
}
