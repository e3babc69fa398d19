import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Id, IsoMoment, maybe, PageMeta, pageNumber, perPage, SeenAt } from './wire.ts'

/** An attachment of a mail. */
export const MailAttachment = v.object({
  name: maybe(v.string()),
  mime_type: maybe(v.string()),
  /** Shown inside the mail as `cid:` with this id. */
  inline: maybe(v.boolean()),
  content_id: maybe(v.string()),
  /** Path of the file below the tenant's API. */
  display_link: maybe(v.string()),
})
export type MailAttachment = v.InferOutput<typeof MailAttachment>

/** A mail (ENTITY-20). `content` is unsanitised HTML. */
export const Email = v.object({
  subject: maybe(v.string()),
  from: maybe(v.string()),
  /**
   * Origin of the sender: 'tenant' (written by the tenant's own systems), 'unverified' (an address of the tenant, but
   * received from outside) or 'other'. Not in the specification: other servers omit it.
   */
  sender: maybe(v.string()),
  /** A bulk mail such as a newsletter, which needs no answer. Not in the specification: other servers omit it. */
  bulk: maybe(v.boolean()),
  to: maybe(v.string()),
  cc: maybe(v.string()),
  bcc: maybe(v.string()),
  date: maybe(IsoMoment),
  content: maybe(v.string()),
  data: maybe(v.object({ attachments: v.nullish(v.array(MailAttachment), []) })),
})
export type Email = v.InferOutput<typeof Email>

/** Something attached to the customer's file; here always a mail (ENTITY-19). */
export const Attachable = v.object({
  id: Id,
  parent_class: maybe(v.string()),
  parent_id: maybe(Id),
  type: maybe(v.string()),
  extension: maybe(v.string()),
  name: maybe(v.string()),
  created_by: maybe(v.string()),
  created_at: maybe(IsoMoment),
  /** Path of the whole mail as a file, below the tenant's API. */
  download_link: maybe(v.string()),
  visible_for_customer: maybe(v.boolean()),
  seen_by_customer: SeenAt,
  child_instance: maybe(Email),
})
export type Attachable = v.InferOutput<typeof Attachable>

/**
 * Reads the mails that the tenant shares with the customer, newest first (API-37). `search`, not in the specification,
 * finds text anywhere, ignoring case and accents; `meta` counts the results.
 */
export const getMails = get('/customer/attachable/published/by_is_attachable_type/email', {
  key: 'MAIL',
  query: {
    per_page: perPage(30),
    page: pageNumber,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  },
  answer: v.object({ data: v.array(Attachable), meta: v.optional(PageMeta) }),
  summary: 'Mails between tenant and customer (API-37, ENTITY-19, ENTITY-20).',
})

/** Reads a whole mail as a file for mail programs. */
export const getMailFile = get('/customer/attachable/{id}/download', {
  params: { id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A whole mail as a file (ENTITY-19 download_link).',
})

/** Reads an attachment of a mail. */
export const getMailAttachment = get('/customer/attachable/{id}/attachment/{number}', {
  params: { id: Id, number: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A file that came with a mail (ENTITY-20 display_link).',
})
