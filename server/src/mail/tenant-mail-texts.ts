import { type MailOccasion, MailTexts, mailOccasions } from '@portal/contract/desk/mail-texts'
import { type Locale, locales } from '@portal/contract/language'
import * as v from 'valibot'

/** A tenant's own mail texts, by occasion and locale. */
export type TenantMailTexts = Partial<Record<MailOccasion, Partial<Record<Locale, MailTexts>>>>

/** Returns the member of the tenant's profile with its own texts of a mail. */
export const getMailMember = (occasion: MailOccasion) => `mail_${occasion}` as const

const TextsByLocale = v.record(v.picklist(locales), MailTexts)

/** Parses a tenant's own texts from its profile. Invalid texts are ignored. */
export const parseTenantMailTexts = (profile: object): TenantMailTexts =>
  Object.fromEntries(
    mailOccasions.flatMap((occasion) => {
      const held = v.safeParse(TextsByLocale, (profile as Record<string, unknown>)[getMailMember(occasion)])
      return held.success ? [[occasion, held.output]] : []
    }),
  )
