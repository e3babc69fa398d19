import { foldText } from './format/fold.ts'
import { mailHtml, wholeText } from './format/plain-text.ts'

interface Mail {
  subject?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  cc?: string | null | undefined
  /** HTML, or plain text. */
  content?: string | null | undefined
  attachments?: readonly { name?: string | null | undefined }[] | undefined
}

/** All that a mail says, as search compares it (INBOX-02): who, about what, every word, and what came with it. */
export const mailWords = ({ subject, from, to, cc, content, attachments = [] }: Mail): string =>
  foldText(
    [subject, from, to, cc, wholeText(mailHtml(content ?? '')), ...attachments.map(({ name }) => name)]
      .filter(Boolean)
      .join(' '),
  )
