import type { UploadItem } from './queue.ts'

/** Where the upload dialog is (UPLOAD-01). */
export type UploadStep = 'pick' | 'confirm' | 'uploading' | 'success' | 'failure'

/** The dialog's step follows from its files: whatever can still be decided comes first. */
export function stepOf(items: readonly UploadItem[]): UploadStep {
  const steps = new Set(items.map(({ state }) => state.step))
  if (steps.size === 0) return 'pick'
  if (steps.has('sending') || steps.has('waiting')) return 'uploading'
  if (steps.has('failed')) return 'failure'
  return steps.size === 1 && steps.has('done') ? 'success' : 'confirm'
}
