import type { UiWording } from '../../ui-texts/ui-texts.ts'
import type { UploadItem, UploadNote } from '../queue.ts'
import { bsnText } from './bsn-text.ts'

const notes = {
  masked: 'bsn_masked',
  kept: 'bsn_kept',
  unread: 'bsn_unread',
  partly: 'bsn_partly',
  'mask-failed': 'bsn_mask_failed',
} as const satisfies Record<UploadNote, string>

/** Text about the check of a file that can be sent; null for none. */
export const bsnNoteText = ({ state, note }: UploadItem, wording: UiWording): string | null =>
  note && (state.step === 'ready' || note === 'mask-failed') ? bsnText(notes[note], wording) : null

/** Text for a file being checked; null if it is not. */
export function bsnStateText({ bsn }: UploadItem, wording: UiWording): string | null {
  if (bsn?.step === 'looking') return bsnText(bsn.slow ? 'bsn_slow' : 'bsn_looking', wording)
  if (bsn?.step === 'masking') return bsnText('bsn_masking', wording)
  if (bsn?.step !== 'seen') return null
  const numbers = [...new Set(bsn.look.sightings.map(({ digits }) => digits))]
  return bsnText(numbers.length > 1 ? 'bsn_seen_more' : 'bsn_seen', wording, { numbers: numbers.join(', ') })
}
