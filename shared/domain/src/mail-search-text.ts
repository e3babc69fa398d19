import { foldText } from './format/fold-text.ts'
import { toMailHtml, toPlainText } from './format/plain-text.ts'

interface SearchableMail {
  subject?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  cc?: string | null | undefined
  /** Content as HTML or plain text. */
  content?: string | null | undefined
  attachments?: readonly { name?: string | null | undefined }[] | undefined
}

/** Searchable text of a mail (INBOX-02): sender, recipients, subject, content and attachment names. */
export const createMailSearchText = ({
  subject,
  from,
  to,
  cc,
  content,
  attachments = [],
}: SearchableMail): string =>
  foldText(
    [subject, from, to, cc, toPlainText(toMailHtml(content ?? '')), ...attachments.map(({ name }) => name)]
      .filter(Boolean)
      .join(' '),
  )
