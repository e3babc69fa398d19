import { normalizeForSearch } from './format/normalize-for-search.ts'
import { toMailHtml, toPlainText } from './format/plain-text.ts'

interface SearchableMail {
  subject?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  cc?: string | null | undefined
  /** Content of the mail, as HTML or plain text. */
  content?: string | null | undefined
  attachments?: readonly { name?: string | null | undefined }[] | undefined
}

/** Creates the text of a mail that the search covers (INBOX-02). */
export const createMailSearchText = ({
  subject,
  from,
  to,
  cc,
  content,
  attachments = [],
}: SearchableMail): string =>
  normalizeForSearch(
    [subject, from, to, cc, toPlainText(toMailHtml(content ?? '')), ...attachments.map(({ name }) => name)]
      .filter(Boolean)
      .join(' '),
  )
