import { type MailOccasion, MailTexts, mailOccasions } from '@portal/contract/desk/mail-texts'
import { type Locale, locales } from '@portal/contract/language'
import * as v from 'valibot'

export type TenantMailTexts = Partial<Record<MailOccasion, Partial<Record<Locale, MailTexts>>>>

export const getMailTextsField = (occasion: MailOccasion) => `mail_${occasion}` as const

const TextsByLocale = v.record(v.picklist(locales), MailTexts)

/** Reads the tenant's texts, and ignores invalid ones. */
export const parseTenantMailTexts = (profile: object): TenantMailTexts =>
  Object.fromEntries(
    mailOccasions.flatMap((occasion) => {
      const held = v.safeParse(
        TextsByLocale,
        (profile as Record<string, unknown>)[getMailTextsField(occasion)],
      )
      return held.success ? [[occasion, held.output]] : []
    }),
  )
