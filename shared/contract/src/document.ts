import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import {
  bsnFileNamesField,
  idempotencyKeyField,
  lineField,
  requiredLineField,
  uploadField,
} from './input-field.ts'
import { CreatedResult, dataEnvelope, Id, IsoMoment, nullableField, WriteResult } from './wire.ts'

const LinkedRecord = v.object({ id: Id })

export const sealedDocumentType = 'signed'

export const Document = v.object({
  id: Id,
  name: v.string(),
  type: nullableField(v.string()),
  /**
   * Path below the tenant's API. If it contains 'customer/tenant/document', the response is JSON, otherwise the file
   * itself (DOC-05).
   */
  link: v.string(),
  mime_type: nullableField(v.string()),
  customer_id: nullableField(Id),
  /** 6 = credit; other values are the tenant's (DOC-02). */
  documentcategory_id: nullableField(Id),
  extension: nullableField(v.string()),
  /** Bytes. */
  filesize: nullableField(v.number()),
  /** Adviser who added the document; null: the customer (DOC-02). */
  user_id: nullableField(Id),
  is_tenant_document: nullableField(v.boolean()),
  damage: nullableField(LinkedRecord),
  mortgage: nullableField(LinkedRecord),
  policy: nullableField(LinkedRecord),
  /** Request that the document answers; the request opens again if the document is removed. */
  mortgage_progress_id: nullableField(Id),
  damage_progress_id: nullableField(Id),
  created_at: nullableField(IsoMoment),
  updated_at: nullableField(IsoMoment),
  /**
   * Whether the document can be deleted: the customer's own and at most an hour old, by the server's clock (DOC-08).
   */
  deletable: nullableField(v.boolean()),
  /** The open task to sign the document. Not in the specification: other servers omit it. */
  to_sign: nullableField(Id),
})
export type Document = v.InferOutput<typeof Document>

/** A document as JSON: `content.data.data` is base64 (DOC-05). */
export const DocumentContent = v.object({
  name: nullableField(v.string()),
  mime_type: v.string(),
  content: v.object({ data: v.object({ data: v.string() }) }),
})
export type DocumentContent = v.InferOutput<typeof DocumentContent>

export const getDocuments = get('/customer/document', {
  key: 'DOCUMENTS',
  answer: dataEnvelope(v.array(Document)),
  summary: "The customer's documents (API-25, ENTITY-18).",
})

export const getDocument = get('/customer/document/{id}', {
  params: { id: Id },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A document of the customer as a file (API-26).',
})

export const getTenantDocuments = get('/customer/tenant/document', {
  key: 'TENANT_DOCUMENTS',
  answer: dataEnvelope(v.array(Document)),
  summary: 'Documents the tenant shares with all customers (API-27).',
})

export const getTenantDocument = get('/customer/tenant/document/{id}', {
  params: { id: Id },
  answer: dataEnvelope(DocumentContent),
  summary: 'A shared document as JSON with base64 (API-28).',
})

/** Removes an own document within an hour (API-44, DOC-08); later 403. */
export const deleteDocument = del('/customer/document/{id}', {
  params: { id: Id },
  answer: WriteResult,
  summary: 'Removes an own document of at most an hour old (API-44).',
})

export const documentParents = ['mortgage', 'policy', 'damage', 'task'] as const

/**
 * Adds a document (API-45, API-46): without a parent, for a progress item, or to a parent. 413 above 2 MB; 422 if the
 * type is not accepted, or if it contains a citizen service number without `with_bsn`; 404 if the parent is not the
 * customer's.
 */
export const uploadDocument = post('/customer/document', {
  encoding: 'multipart',
  body: v.object({
    name: requiredLineField(200),
    content: uploadField,
    mortgage_progress_id: v.optional(Id),
    damage_progress_id: v.optional(Id),
    parent_type: v.optional(v.picklist(documentParents)),
    parent_id: v.optional(Id),
    screen: v.optional(lineField(100)),
    with_bsn: bsnFileNamesField,
    idempotency_key: idempotencyKeyField,
  }),
  answer: CreatedResult,
  summary: 'Adds a document (API-45, API-46).',
})
