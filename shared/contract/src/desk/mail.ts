import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Language, Wording } from '../language.ts'
import { data } from '../wire.ts'
import { MailForm, MailWords, mailOccasions, mailParts } from './mail-words.ts'
import { FirmCode, ofFirm } from './of-firm.ts'
import { FirmLook } from './settings.ts'

/** A mail to customers with the tenant's and the default texts in each wording. */
export const FirmMail = v.object({
  occasion: v.picklist(mailOccasions),
  wordings: v.array(
    v.object({ wording: Wording, own: MailWords, portal: v.record(v.picklist(mailParts), v.string()) }),
  ),
})
export type FirmMail = v.InferOutput<typeof FirmMail>

/** The mails to a tenant's customers, for its owners. */
export const getFirmMails = get('/desk/{firm}/settings/mails', {
  ...ofFirm,
  key: 'DESK_MAILS',
  params: { firm: FirmCode },
  answer: data(v.array(FirmMail)),
  summary: 'Mails that the portal sends to customers, with the firm’s own words and those of the portal.',
})

/**
 * Renders a preview of a mail for a fictional customer with unsaved texts and theme, and sends it to nobody. The logo
 * is embedded; code and link are not valid.
 */
export const postMailPreview = post('/desk/{firm}/settings/mails/preview', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: v.object({ mail: MailForm, look: v.optional(FirmLook, {}) }),
  answer: data(v.object({ subject: v.string(), html: v.string(), text: v.string() })),
  summary: 'A mail as customers would get it, with made-up facts.',
})

/** Renders a preview of a customer's file as PDF with an unsaved theme. */
export const postPdfPreview = post('/desk/{firm}/settings/pdf-preview', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: v.object({ language: Language, look: v.optional(FirmLook, {}) }),
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'The PDF of a file as customers would get it, with made-up facts.',
})
