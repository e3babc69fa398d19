import { type MailOccasion, MailWords, mailOccasions } from '@portal/contract/desk/mail-words'
import { type Wording, wordings } from '@portal/contract/language'
import * as v from 'valibot'

/** A firm's own words of mails, by occasion and wording. */
export type OwnMails = Partial<Record<MailOccasion, Partial<Record<Wording, MailWords>>>>

/** Member of a firm's profile that has its words of a mail. */
export const mailMember = (occasion: MailOccasion) => `mail_${occasion}` as const

const InWordings = v.record(v.picklist(wordings), MailWords)

/** A firm's own words, of its profile; what this version cannot read is the portal's. */
export const ownMailsOf = (profile: object): OwnMails =>
  Object.fromEntries(
    mailOccasions.flatMap((occasion) => {
      const held = v.safeParse(InWordings, (profile as Record<string, unknown>)[mailMember(occasion)])
      return held.success ? [[occasion, held.output]] : []
    }),
  )
