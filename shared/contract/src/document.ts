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
  /** Below the tenant's API. With 'customer/tenant/document', the response is JSON, otherwise the file (DOC-05). */
  link: v.string(),
  mime_type: nullableField(v.string()),
  customer_id: nullableField(Id),
  /** 6 = credit; other values are the tenant's (DOC-02). */
  documentcategory_id: nullableField(Id),
  extension: nullableField(v.string()),
  /** Bytes. */
  filesize: nullableField(v.number()),
  /** Adviser who added it; null: the customer (DOC-02). */
  user_id: nullableField(Id),
  is_tenant_document: nullableField(v.boolean()),
  damage: nullableField(LinkedRecord),
  mortgage: nullableField(LinkedRecord),
  policy: nullableField(LinkedRecord),
  /** The request that it answers; removing the document opens the request again. */
  mortgage_progress_id: nullableField(Id),
  damage_progress_id: nullableField(Id),
  created_at: nullableField(IsoMoment),
  updated_at: nullableField(IsoMoment),
  /** The customer's own, at most an hour old (DOC-08). */
  deletable: nullableField(v.boolean()),
  to_sign: nullableField(Id),
})
export type Document = v.InferOutput<typeof Document>

/** `content.data.data` is base64 (DOC-05). */
export const DocumentContent = v.object({
  name: nullableField(v.string()),
  mime_type: v.string(),
  content: v.object({ data: v.object({ data: v.string() }) }),
})
export type DocumentContent = v.InferOutput<typeof DocumentContent>

export const getDocuments = get('/customer/document', {
  key: 'DOCUMENTS',
  response: dataEnvelope(v.array(Document)),
  summary: "The customer's documents (API-25, ENTITY-18).",
})

export const getDocument = get('/customer/document/{id}', {
  params: { id: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A document of the customer as a file (API-26).',
})

export const getTenantDocuments = get('/customer/tenant/document', {
  key: 'TENANT_DOCUMENTS',
  response: dataEnvelope(v.array(Document)),
  summary: 'Documents the tenant shares with all customers (API-27).',
})

export const getTenantDocument = get('/customer/tenant/document/{id}', {
  params: { id: Id },
  response: dataEnvelope(DocumentContent),
  summary: 'A shared document as JSON with base64 (API-28).',
})

/** 403 after an hour (DOC-08). */
export const deleteDocument = del('/customer/document/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Removes an own document within an hour (API-44).',
})

export const documentParents = ['mortgage', 'policy', 'damage', 'task'] as const

/** 404 if the parent is not the customer's; 413 above 2 MB; 422 for another type, or with a BSN without `with_bsn`. */
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
  response: CreatedResult,
  summary: 'Adds a document, for a request or to a parent (API-45, API-46).',
})
