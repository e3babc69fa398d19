import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { Language, Wording } from '../language.ts'
import { data } from '../wire.ts'
import { MailForm, MailWords, mailOccasions, mailParts } from './mail-words.ts'
import { FirmCode, ofFirm } from './of-firm.ts'
import { FirmLook } from './settings.ts'

/** A mail that the portal sends to customers, with its words in each wording: the firm's own, and the portal's. */
export const FirmMail = v.object({
  occasion: v.picklist(mailOccasions),
  wordings: v.array(
    v.object({ wording: Wording, own: MailWords, portal: v.record(v.picklist(mailParts), v.string()) }),
  ),
})
export type FirmMail = v.InferOutput<typeof FirmMail>

/** The mails that the portal sends to a firm's customers, for its owners. */
export const getFirmMails = get('/desk/{firm}/settings/mails', {
  ...ofFirm,
  key: 'DESK_MAILS',
  params: { firm: FirmCode },
  answer: data(v.array(FirmMail)),
  summary: 'Mails that the portal sends to customers, with the firm’s own words and those of the portal.',
})

/**
 * Draws a mail as a made-up customer would get it, and sends it to nobody: with words and a look that need not be saved. Its logo
 * is within it, and its code and link let nobody in.
 */
export const postMailPreview = post('/desk/{firm}/settings/mails/preview', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: v.object({ mail: MailForm, look: v.optional(FirmLook, {}) }),
  answer: data(v.object({ subject: v.string(), html: v.string(), text: v.string() })),
  summary: 'A mail as customers would get it, with made-up facts.',
})

/** Draws the file of a made-up customer as customers take theirs along, in a look that need not be saved. */
export const postPdfPreview = post('/desk/{firm}/settings/pdf-preview', {
  ...ofFirm,
  params: { firm: FirmCode },
  body: v.object({ language: Language, look: v.optional(FirmLook, {}) }),
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'The PDF of a file as customers would get it, with made-up facts.',
})
