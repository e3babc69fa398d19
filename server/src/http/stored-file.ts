import type { StoredContent } from '../files/store.ts'

/** A stored file as a response, streamed, so that its size does not matter. */
export class StoredFile extends Blob {
  readonly content: StoredContent
  readonly name: string

  constructor(content: StoredContent, name: string, mimeType: string) {
    super([], { type: mimeType })
    this.content = content
    this.name = name
  }
}
