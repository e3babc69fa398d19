import { formatSize } from '@portal/domain/format/size'
import { type UiTextId, useUiText, useUiWording } from '../ui-texts/ui-texts.ts'
import { bsnPart } from './bsn-part.ts'
import type { UploadItem } from './queue.ts'

const failures: Record<string, UiTextId> = {
  offline: 'upload_failed_offline',
  'too-large': 'upload_failed_too_large',
  'too-large-here': 'upload_failed_too_large_here',
  type: 'upload_refused_type',
  gone: 'upload_failed_gone',
  full: 'upload_failed_full',
  failed: 'upload_failed_kept',
}
const refusals: Record<string, UiTextId> = {
  empty: 'upload_refused_empty',
  type: 'upload_refused_type',
  'too-large': 'upload_refused_too_large',
  unreadable: 'upload_refused_unreadable',
  undrawable: 'upload_refused_undrawable',
}
const doubts: Record<string, UiTextId> = {
  'pdf-locked': 'upload_doubt_locked',
  'pdf-empty': 'upload_doubt_empty',
  'pdf-cut': 'upload_doubt_cut',
  'other-ending': 'upload_doubt_ending',
}

/** Text for the state of a file, with advice if it is stuck. */
export function useStateText(): (item: UploadItem) => string {
  const word = useUiText()
  const wording = useUiWording()
  const { language } = wording
  return (item) => {
    const { state, file, name } = item
    const ofBsn = bsnPart()?.bsnStateText(item, wording)
    const size = formatSize(file.size, language)
    const above = formatSize(file.size, language, Math.ceil)
    if (state.step === 'refused') return word(refusals[state.why] ?? 'upload_refused_type', { size: above })
    if (state.step === 'doubt') return word(doubts[state.doubt] ?? 'upload_doubt_cut', { name })
    if (ofBsn) return ofBsn
    if (state.step === 'failed') return item.question ?? word(failures[state.why] ?? 'upload_failed_kept')
    if (state.step === 'too-large-picture') return word('upload_large_picture', { size: above })
    if (state.step === 'sending' && state.sent >= state.total && state.sent > 0) return word('upload_almost')
    if (state.step === 'sending')
      return word('upload_sending', {
        sent: formatSize(Math.min(state.sent, file.size), language),
        total: formatSize(file.size, language),
      })
    const plain = {
      checking: 'upload_checking',
      shrinking: 'upload_shrinking',
      ready: 'upload_ready',
      waiting: 'upload_waiting',
      done: 'upload_done',
    } as const
    return state.step === 'ready' || state.step === 'done'
      ? `${word(plain[state.step])} · ${size}`
      : word(plain[state.step])
  }
}

/** Text about the BSN check of a file; null for none. */
export function useBsnNoteText(): (item: UploadItem) => string | null {
  const wording = useUiWording()
  return (item) => bsnPart()?.bsnNoteText(item, wording) ?? null
}
