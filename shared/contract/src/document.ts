import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { idempotencyKey, line, required, upload, withBsn } from './sent.ts'
import { Created, Done, data, Id, IsoMoment, maybe } from './wire.ts'

const Linked = v.object({ id: Id })

/** Type of a signed and sealed document. */
export const sealedType = 'signed'

/** A document of the customer, or of the tenant for all customers (ENTITY-18). */
export const Document = v.object({
  id: Id,
  name: v.string(),
  type: maybe(v.string()),
  /**
   * Path below the tenant's API; with 'customer/tenant/document' in it the response is JSON, else the file (DOC-05).
   */
  link: v.string(),
  mime_type: maybe(v.string()),
  customer_id: maybe(Id),
  /** 6 = credit; other values are the tenant's (DOC-02). */
  documentcategory_id: maybe(Id),
  extension: maybe(v.string()),
  /** Bytes. */
  filesize: maybe(v.number()),
  /** Adviser who added it; null: the customer (DOC-02). */
  user_id: maybe(Id),
  is_tenant_document: maybe(v.boolean()),
  damage: maybe(Linked),
  mortgage: maybe(Linked),
  policy: maybe(Linked),
  /** The request that it answers, which opens again when it is removed. */
  mortgage_progress_id: maybe(Id),
  damage_progress_id: maybe(Id),
  created_at: maybe(IsoMoment),
  updated_at: maybe(IsoMoment),
  /** The customer's own and at most an hour old, by the server's clock (DOC-08). */
  deletable: maybe(v.boolean()),
  /** The task that asks to sign it, while open. Not in the specification: other servers omit it. */
  to_sign: maybe(Id),
})
export type Document = v.InferOutput<typeof Document>

/** A document as JSON: `content.data.data` is base64 (DOC-05). */
export const DocumentContent = v.object({
  name: maybe(v.string()),
  mime_type: v.string(),
  content: v.object({ data: v.object({ data: v.string() }) }),
})
export type DocumentContent = v.InferOutput<typeof DocumentContent>

/** Reads the list of the customer's documents, newest first (API-25). */
export const getDocuments = get('/customer/document', {
  key: 'DOCUMENTS',
  answer: data(v.array(Document)),
  summary: "The customer's documents (API-25, ENTITY-18).",
})

/** Reads a document of the customer as a file (API-26). */
export const getDocument = get('/customer/document/{id}', {
  params: { id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A document of the customer as a file (API-26).',
})

/** Reads the documents that the tenant shares with all customers (API-27). */
export const getTenantDocuments = get('/customer/tenant/document', {
  key: 'TENANT_DOCUMENTS',
  answer: data(v.array(Document)),
  summary: 'Documents the tenant shares with all customers (API-27).',
})

/** Reads a document of the tenant, or one of the customer with such a link, as JSON (API-28). */
export const getTenantDocument = get('/customer/tenant/document/{id}', {
  params: { id: Id },
  answer: data(DocumentContent),
  summary: 'A shared document as JSON with base64 (API-28).',
})

/** Removes an own document within an hour (API-44, DOC-08); later 403. */
export const deleteDocument = del('/customer/document/{id}', {
  params: { id: Id },
  answer: Done,
  summary: 'Removes an own document of at most an hour old (API-44).',
})

/** What a document can belong to. */
export const documentParents = ['mortgage', 'policy', 'damage', 'task'] as const

/**
 * Adds a document (API-45, API-46): alone, for a progress item, or to a parent. 413 above 2 MB, 422 if the type is not
 * accepted or it contains a citizen service number without `with_bsn`, 404 if the parent is not the customer's.
 */
export const uploadDocument = post('/customer/document', {
  encoding: 'multipart',
  body: v.object({
    name: required(200),
    content: upload,
    mortgage_progress_id: v.optional(Id),
    damage_progress_id: v.optional(Id),
    parent_type: v.optional(v.picklist(documentParents)),
    parent_id: v.optional(Id),
    screen: v.optional(line(100)),
    with_bsn: withBsn,
    idempotency_key: idempotencyKey,
  }),
  answer: Created,
  summary: 'Adds a document (API-45, API-46).',
})
