import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Language, Wording } from '../language.ts'
import { data } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { MailForm, MailWords, mailOccasions, mailParts } from './mail-words.ts'
import { TenantLook } from './settings.ts'

/** A mail to customers with the tenant's and the default texts in each wording. */
export const TenantMail = v.object({
  occasion: v.picklist(mailOccasions),
  wordings: v.array(
    v.object({ wording: Wording, own: MailWords, portal: v.record(v.picklist(mailParts), v.string()) }),
  ),
})
export type TenantMail = v.InferOutput<typeof TenantMail>

/** The mails to a tenant's customers, for its owners. */
export const getTenantMails = get('/desk/{tenant}/settings/mails', {
  ...deskCall,
  key: 'DESK_MAILS',
  params: { tenant: TenantCode },
  answer: data(v.array(TenantMail)),
  summary: 'Mails that the portal sends to customers, with the tenant’s own words and those of the portal.',
})

/**
 * Renders a preview of a mail for a fictional customer with unsaved texts and theme, and sends it to nobody. The logo
 * is embedded; code and link are not valid.
 */
export const postMailPreview = post('/desk/{tenant}/settings/mails/preview', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ mail: MailForm, look: v.optional(TenantLook, {}) }),
  answer: data(v.object({ subject: v.string(), html: v.string(), text: v.string() })),
  summary: 'A mail as customers would get it, with made-up facts.',
})

/** Renders a preview of a customer's file as PDF with an unsaved theme. */
export const postPdfPreview = post('/desk/{tenant}/settings/pdf-preview', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ language: Language, look: v.optional(TenantLook, {}) }),
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'The PDF of a file as customers would get it, with made-up facts.',
})
