import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Language, Locale } from '../language.ts'
import { dataEnvelope } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { MailForm, MailTexts, mailOccasions, mailParts } from './mail-texts.ts'
import { TenantThemeDraft } from './tenant-settings.ts'

export const TenantMail = v.object({
  occasion: v.picklist(mailOccasions),
  wordings: v.array(
    v.object({ wording: Locale, own: MailTexts, portal: v.record(v.picklist(mailParts), v.string()) }),
  ),
})
export type TenantMail = v.InferOutput<typeof TenantMail>

export const getTenantMails = get('/desk/{tenant}/settings/mails', {
  ...deskCall,
  key: 'DESK_MAILS',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.array(TenantMail)),
  summary: 'Mails that the portal sends to customers, with the tenant’s own words and those of the portal.',
})

/**
 * Renders a preview of a mail for a fictional customer with unsaved texts and theme, and sends it to nobody. The logo
 * is embedded; code and link are not valid.
 */
export const postMailPreview = post('/desk/{tenant}/settings/mails/preview', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ mail: MailForm, look: v.optional(TenantThemeDraft, {}) }),
  answer: dataEnvelope(v.object({ subject: v.string(), html: v.string(), text: v.string() })),
  summary: 'A mail as customers would get it, with made-up facts.',
})

export const postPdfPreview = post('/desk/{tenant}/settings/pdf-preview', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ language: Language, look: v.optional(TenantThemeDraft, {}) }),
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'The PDF of a file as customers would get it, with made-up facts.',
})
