import { foldText } from './format/fold.ts'
import { mailHtml, toPlainText } from './format/plain-text.ts'

interface Mail {
  subject?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  cc?: string | null | undefined
  /** HTML, or plain text. */
  content?: string | null | undefined
  attachments?: readonly { name?: string | null | undefined }[] | undefined
}

/** Searchable text of a mail (INBOX-02): sender, recipients, subject, content and attachment names. */
export const mailSearchText = ({ subject, from, to, cc, content, attachments = [] }: Mail): string =>
  foldText(
    [subject, from, to, cc, toPlainText(mailHtml(content ?? '')), ...attachments.map(({ name }) => name)]
      .filter(Boolean)
      .join(' '),
  )
