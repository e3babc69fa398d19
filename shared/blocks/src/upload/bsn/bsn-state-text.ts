import type { UiLocale } from '@portal/ui'
import type { BsnCheckNote, UploadItem } from '../upload-queue.ts'
import { formatBsnText } from './bsn-text.ts'

const textIdByNote = {
  masked: 'bsn_masked',
  kept: 'bsn_kept',
  unread: 'bsn_unread',
  partly: 'bsn_partly',
  'mask-failed': 'bsn_mask_failed',
} as const satisfies Record<BsnCheckNote, string>

/** Returns the note about the result of the BSN check, for a file that can be sent; null if there is none. */
export const getBsnNoteText = ({ state, note }: UploadItem, wording: UiLocale): string | null =>
  note && (state.step === 'ready' || note === 'mask-failed')
    ? formatBsnText(textIdByNote[note], wording)
    : null

/** Returns the text about a running BSN check; null if none is running. */
export function getBsnStateText({ bsn }: UploadItem, wording: UiLocale): string | null {
  if (bsn?.step === 'looking') return formatBsnText(bsn.slow ? 'bsn_slow' : 'bsn_looking', wording)
  if (bsn?.step === 'masking') return formatBsnText('bsn_masking', wording)
  if (bsn?.step !== 'seen') return null
  const numbers = [...new Set(bsn.scanResult.numbers.map(({ digits }) => digits))]
  return formatBsnText(numbers.length > 1 ? 'bsn_seen_more' : 'bsn_seen', wording, {
    numbers: numbers.join(', '),
  })
}
