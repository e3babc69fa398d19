import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import {
  createPerPageParam,
  Id,
  IsoMoment,
  nullableField,
  PaginationMeta,
  pageNumberParam,
  SeenAtField,
} from './wire.ts'

export const MailAttachment = v.object({
  name: nullableField(v.string()),
  mime_type: nullableField(v.string()),
  /** True if the mail's HTML shows the attachment, as `cid:` with its `content_id`. */
  inline: nullableField(v.boolean()),
  content_id: nullableField(v.string()),
  display_link: nullableField(v.string()),
})
export type MailAttachment = v.InferOutput<typeof MailAttachment>

/** An e-mail (ENTITY-20). `content` is HTML that is not sanitised. */
export const MailMessage = v.object({
  subject: nullableField(v.string()),
  from: nullableField(v.string()),
  /**
   * 'tenant' if the tenant sent the mail; 'unverified' if it was received, but its sender address is one of the tenant;
   * otherwise 'other'. Not in the specification.
   */
  sender: nullableField(v.string()),
  bulk: nullableField(v.boolean()),
  to: nullableField(v.string()),
  cc: nullableField(v.string()),
  bcc: nullableField(v.string()),
  date: nullableField(IsoMoment),
  content: nullableField(v.string()),
  data: nullableField(v.object({ attachments: v.nullish(v.array(MailAttachment), []) })),
})
export type MailMessage = v.InferOutput<typeof MailMessage>

/** A record that is attached to the customer file (ENTITY-19). In the portal this is always a mail. */
export const MailRecord = v.object({
  id: Id,
  parent_class: nullableField(v.string()),
  parent_id: nullableField(Id),
  type: nullableField(v.string()),
  extension: nullableField(v.string()),
  name: nullableField(v.string()),
  created_by: nullableField(v.string()),
  created_at: nullableField(IsoMoment),
  download_link: nullableField(v.string()),
  visible_for_customer: nullableField(v.boolean()),
  seen_by_customer: SeenAtField,
  child_instance: nullableField(MailMessage),
})
export type MailRecord = v.InferOutput<typeof MailRecord>

/**
 * Returns the newest mails first. `search` ignores case and accents, and is not in the specification. `meta.total` is
 * the number of matching mails.
 */
export const getMails = defineGet('/customer/attachable/published/by_is_attachable_type/email', {
  key: 'MAIL',
  query: {
    per_page: createPerPageParam(30),
    page: pageNumberParam,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  },
  response: v.object({ data: v.array(MailRecord), meta: v.optional(PaginationMeta) }),
  summary: 'Mails that the tenant shares with the customer (API-37, ENTITY-19, ENTITY-20).',
})

export const getMailFile = defineGet('/customer/attachable/{id}/download', {
  params: { id: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A mail as a file (ENTITY-19 download_link).',
})

export const getMailAttachment = defineGet('/customer/attachable/{id}/attachment/{number}', {
  params: { id: Id, number: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'An attachment of a mail (ENTITY-20 display_link).',
})
