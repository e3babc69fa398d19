import { type MailOccasion, MailWords, mailOccasions } from '@portal/contract/desk/mail-words'
import { type Wording, wordings } from '@portal/contract/language'
import * as v from 'valibot'

/** A tenant's own mail texts, by occasion and wording. */
export type OwnMails = Partial<Record<MailOccasion, Partial<Record<Wording, MailWords>>>>

/** Profile member with a mail's own texts. */
export const mailMember = (occasion: MailOccasion) => `mail_${occasion}` as const

const TextsByLocale = v.record(v.picklist(wordings), MailWords)

/** A tenant's own texts from its profile; invalid ones are ignored. */
export const ownMailsOf = (profile: object): OwnMails =>
  Object.fromEntries(
    mailOccasions.flatMap((occasion) => {
      const held = v.safeParse(TextsByLocale, (profile as Record<string, unknown>)[mailMember(occasion)])
      return held.success ? [[occasion, held.output]] : []
    }),
  )
