import { maxRequestedDocuments } from '@portal/contract/desk/document-request'

export interface RequestedDocument {
  name: string
  comment?: string
}

/**
 * Parses requested documents, one per line, with a description after a colon. Null if there are none or too many, or if
 * a name is too long.
 */
export function parseRequestedDocuments(text: string): RequestedDocument[] | null {
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
  return fits && documents.length > 0 && documents.length <= maxRequestedDocuments ? documents : null
}
