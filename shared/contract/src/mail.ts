import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { Id, IsoMoment, maybe, PageMeta, pageNumber, perPage, SeenAt } from './wire.ts'

/** A file that came with a mail. */
export const MailAttachment = v.object({
  name: maybe(v.string()),
  mime_type: maybe(v.string()),
  /** Shown inside the mail, at `cid:` and this identifier. */
  inline: maybe(v.boolean()),
  content_id: maybe(v.string()),
  /** Path below the tenant's API; answers the file. */
  display_link: maybe(v.string()),
})
export type MailAttachment = v.InferOutput<typeof MailAttachment>

/** A mail (ENTITY-20). `content` is HTML as it was received: hostile until sanitised. */
export const Email = v.object({
  subject: maybe(v.string()),
  from: maybe(v.string()),
  /**
   * Who that is: 'firm', whose own systems put the mail there; 'unverified', at an address of the firm, but it came in
   * from outside; or 'other'. Not in the specification: other firms leave it out.
   */
  sender: maybe(v.string()),
  /** It went to many at once, such as a newsletter, and asks for no answer. Not in the specification: other firms leave it out. */
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
  /** Path below the tenant's API; answers the whole mail as a file. */
  download_link: maybe(v.string()),
  visible_for_customer: maybe(v.boolean()),
  seen_by_customer: SeenAt,
  child_instance: maybe(Email),
})
export type Attachable = v.InferOutput<typeof Attachable>

/**
 * Reads the mails that the firm lets the customer see, newest first (API-37). With `search`, which is not in the
 * specification, only those that hold that text anywhere, without regard to case and accents; `meta` counts these.
 */
export const getMails = get('/customer/attachable/published/by_is_attachable_type/email', {
  key: 'MAIL',
  query: {
    per_page: perPage(30),
    page: pageNumber,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  },
  answer: v.object({ data: v.array(Attachable), meta: v.optional(PageMeta) }),
  summary: 'Mails between firm and customer (API-37, ENTITY-19, ENTITY-20).',
})

/** Reads a whole mail with what came with it, as a file that mail programs open. */
export const getMailFile = get('/customer/attachable/{id}/download', {
  params: { id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A whole mail as a file (ENTITY-19 download_link).',
})

/** Reads a file that came with a mail. */
export const getMailAttachment = get('/customer/attachable/{id}/attachment/{number}', {
  params: { id: Id, number: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A file that came with a mail (ENTITY-20 display_link).',
})
