import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { Language, Locale } from '../language.ts'
import { dataEnvelope } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { MailForm, MailTexts, mailOccasions, mailParts } from './mail-texts.ts'
import { TenantThemeDraft } from './tenant-settings.ts'

export const TenantMail = v.object({
  occasion: v.picklist(mailOccasions),
  wordings: v.array(
    v.object({ wording: Locale, own: MailTexts, portal: v.record(v.picklist(mailParts), v.string()) }),
  ),
})
export type TenantMail = v.InferOutput<typeof TenantMail>

export const getTenantMails = defineGet('/desk/{tenant}/settings/mails', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(TenantMail)),
  summary: 'The mails to customers, with the tenant’s texts and the default texts.',
})

/**
 * The preview is for a fictional customer, and uses the unsaved texts and theme of the request. Its code and link are
 * not valid.
 */
export const previewMail = definePost('/desk/{tenant}/settings/mails/preview', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({ mail: MailForm, look: v.optional(TenantThemeDraft, {}) }),
  response: dataEnvelope(v.object({ subject: v.string(), html: v.string(), text: v.string() })),
  summary: 'A preview of a mail to customers.',
})

export const previewDossierPdf = definePost('/desk/{tenant}/settings/pdf-preview', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({ language: Language, look: v.optional(TenantThemeDraft, {}) }),
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A preview of the PDF of a file, for a fictional customer.',
})
