import type { UploadItem } from './upload-queue.ts'

/** Step of the upload dialog (UPLOAD-01). */
export type UploadStep = 'pick' | 'confirm' | 'uploading' | 'success' | 'failure'

/** Returns the step of the dialog for its files. A file about which the customer must decide comes first. */
export function getUploadStep(items: readonly UploadItem[]): UploadStep {
  const steps = new Set(items.map(({ state }) => state.step))
  if (steps.size === 0) return 'pick'
  if (steps.has('sending') || steps.has('waiting')) return 'uploading'
  if (steps.has('failed')) return 'failure'
  return steps.size === 1 && steps.has('done') ? 'success' : 'confirm'
}
