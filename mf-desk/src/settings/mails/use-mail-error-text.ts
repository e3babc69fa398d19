import {
  getMailPlaceholders,
  type MailFault,
  type MailOccasion,
  type MailPart,
} from '@portal/contract/desk/mail-texts'
import { useText } from '../../texts.ts'

const wrapInBraces = (name: string) => `{${name}}`

/** Returns a function that formats an error in a part of a mail. */
export function useMailErrorText(occasion: MailOccasion): (part: MailPart, fault: MailFault) => string {
  const text = useText()
  return (part, fault) => {
    const known = getMailPlaceholders(occasion, part).map(wrapInBraces).join(', ')
    if (fault.kind === 'brace') return text('mail_brace', { known })
    const placeholder = wrapInBraces(fault.placeholder)
    return fault.kind === 'unknown'
      ? text('mail_unknown', { placeholder, known })
      : text('mail_missing', { placeholder })
  }
}
