import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { saveFile } from '@portal/ui'
export interface ViewedFile {
  name: string
  /** Announced MIME type; null if there is none. */
  mimeType: string | null
  /** Identifies the file within its list. If the key changes, the viewer loads the other file. */
  key: string
  /** Loads the file. A failed load can be retried; `signal` aborts it. */
  fetch(signal: AbortSignal): Promise<Blob>
}

/** Tracks whether a document is read to its end, such as a document to be signed. */
export interface ReadingProgress {
  /** Called when the end of the last page becomes visible and no page failed. May be called more than once. */
  onEnd(): void
  /** Called when the file, a page or part of a page cannot be shown, so that the customer cannot read it completely. */
  onUnreadable(): void
  /** Label of the button that goes to the next page, without scrolling. */
  nextPage: string
  toEnd: string
}

/** Texts for a customer or for staff. */
export interface ViewerTexts {
  unavailable: string
  unavailableHint: string
  /** Text for a file whose content differs from the announced type. The viewer does not show such a file. */
  mismatch: string
}

export const saveViewedFile = (name: string, content: Blob): void =>
  saveFile({ name: toDisplayFileName(name), type: content.type || 'application/octet-stream', content })
