import type { StoredContent } from '../files/file-store.ts'

/** Stored file that is streamed as a response. */
export class StoredFile extends Blob {
  readonly content: StoredContent
  readonly name: string

  constructor(content: StoredContent, name: string, mimeType: string) {
    super([], { type: mimeType })
    this.content = content
    this.name = name
  }
}
