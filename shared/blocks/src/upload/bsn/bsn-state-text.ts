import { createTextFunction } from '@portal/domain/format/text-function'
import type { UiLocale } from '@portal/ui'
import type { BsnCheckNote, UploadItem } from '../upload-queue.ts'
import de from './bsn-texts/de.json' with { type: 'json' }
import de_u from './bsn-texts/de_u.json' with { type: 'json' }
import en from './bsn-texts/en.json' with { type: 'json' }
import en_u from './bsn-texts/en_u.json' with { type: 'json' }
import nl from './bsn-texts/nl.json' with { type: 'json' }
import nl_u from './bsn-texts/nl_u.json' with { type: 'json' }

const getBsnTexts = createTextFunction<keyof typeof nl>({ nl, nl_u, en, en_u, de, de_u })

/** Formats a text of the BSN check in a locale. */
export const formatBsnText = (
  id: keyof typeof nl,
  { language, formal }: UiLocale,
  values: Readonly<Record<string, string | number>> = {},
): string => getBsnTexts(language, formal)(id, values)

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
