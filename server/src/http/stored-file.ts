import type { StoredContent } from '../files/store.ts'

/** A stored file as a call answers it: sent piece by piece, so that one of any size costs no memory. */
export class StoredFile extends Blob {
  readonly content: StoredContent
  readonly name: string

  constructor(content: StoredContent, name: string, mimeType: string) {
    super([], { type: mimeType })
    this.content = content
    this.name = name
  }
}
