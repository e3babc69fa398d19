import {
  type MailFault,
  type MailOccasion,
  type MailPart,
  placeholdersOf,
} from '@portal/contract/desk/mail-words'
import { useText } from '../../texts.ts'

const inBraces = (name: string) => `{${name}}`

/** Formats errors in a part of a mail's texts. */
export function useFaultText(occasion: MailOccasion): (part: MailPart, fault: MailFault) => string {
  const text = useText()
  return (part, fault) => {
    const known = placeholdersOf(occasion, part).map(inBraces).join(', ')
    if (fault.kind === 'brace') return text('mail_brace', { known })
    const placeholder = inBraces(fault.placeholder)
    return fault.kind === 'unknown'
      ? text('mail_unknown', { placeholder, known })
      : text('mail_missing', { placeholder })
  }
}
