import { mostRequested } from '@portal/contract/desk/request'

/** A document as it is asked for: its name, and what is said of it. */
export interface RequestedDocument {
  name: string
  comment?: string
}

/**
 * The documents that a text asks for, one a line; what stands after a colon is said of it. Null where the text names none, more
 * than can be asked for at once, or one whose name is too long.
 */
export function requestedDocumentsIn(text: string): RequestedDocument[] | null {
  const documents = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...rest] = line.split(':')
      const comment = rest.join(':').trim()
      return { name: name.trim(), ...(comment && { comment }) }
    })
  const fits = documents.every(
    ({ name, comment = '' }) => name !== '' && name.length <= 200 && comment.length <= 500,
  )
  return fits && documents.length > 0 && documents.length <= mostRequested ? documents : null
}
