import type { StoredContent } from '../files/file-store.ts'

/** A stored file as a response, which is streamed. */
export class StoredFile extends Blob {
  readonly content: StoredContent
  readonly name: string

  constructor(content: StoredContent, name: string, mimeType: string) {
    super([], { type: mimeType })
    this.content = content
    this.name = name
  }
}
