import { formatFileSize } from '@portal/domain/format/file-size'
import { useUiLocale } from '@portal/ui'
import { type BlockTextId, useBlockText } from '../block-texts/block-texts.ts'
import { getLoadedBsnCheck } from './bsn-check-loader.ts'
import type { UploadItem } from './upload-queue.ts'

const textIdByFailure: Record<string, BlockTextId> = {
  offline: 'upload_failed_offline',
  'too-large': 'upload_failed_too_large',
  'too-large-here': 'upload_failed_too_large_here',
  type: 'upload_refused_type',
  gone: 'upload_failed_gone',
  full: 'upload_failed_full',
  failed: 'upload_failed_kept',
}
const textIdByRejection: Record<string, BlockTextId> = {
  empty: 'upload_refused_empty',
  type: 'upload_refused_type',
  'too-large': 'upload_refused_too_large',
  unreadable: 'upload_refused_unreadable',
  undrawable: 'upload_refused_undrawable',
}
const textIdByDoubt: Record<string, BlockTextId> = {
  'pdf-locked': 'upload_doubt_locked',
  'pdf-empty': 'upload_doubt_empty',
  'pdf-cut': 'upload_doubt_cut',
  'other-ending': 'upload_doubt_ending',
}

/** Returns a function that gives the text for the state of a file, with advice if the customer must do something. */
export function useUploadStateText(): (item: UploadItem) => string {
  const blockText = useBlockText()
  const wording = useUiLocale()
  const { language } = wording
  return (item) => {
    const { state, file, name } = item
    const ofBsn = getLoadedBsnCheck()?.getBsnStateText(item, wording)
    const size = formatFileSize(file.size, language)
    const above = formatFileSize(file.size, language, Math.ceil)
    if (state.step === 'refused')
      return blockText(textIdByRejection[state.why] ?? 'upload_refused_type', { size: above })
    if (state.step === 'doubt') return blockText(textIdByDoubt[state.doubt] ?? 'upload_doubt_cut', { name })
    if (ofBsn) return ofBsn
    if (state.step === 'failed')
      return item.question ?? blockText(textIdByFailure[state.why] ?? 'upload_failed_kept')
    if (state.step === 'too-large-picture') return blockText('upload_large_picture', { size: above })
    if (state.step === 'sending' && state.sent >= state.total && state.sent > 0)
      return blockText('upload_almost')
    if (state.step === 'sending')
      return blockText('upload_sending', {
        sent: formatFileSize(Math.min(state.sent, file.size), language),
        total: formatFileSize(file.size, language),
      })
    const plain = {
      checking: 'upload_checking',
      shrinking: 'upload_shrinking',
      ready: 'upload_ready',
      waiting: 'upload_waiting',
      done: 'upload_done',
    } as const
    return state.step === 'ready' || state.step === 'done'
      ? `${blockText(plain[state.step])} · ${size}`
      : blockText(plain[state.step])
  }
}

/** Returns a function that gives the text about the BSN check of a file; null if there is none. */
export function useBsnNoteText(): (item: UploadItem) => string | null {
  const wording = useUiLocale()
  return (item) => getLoadedBsnCheck()?.getBsnNoteText(item, wording) ?? null
}
