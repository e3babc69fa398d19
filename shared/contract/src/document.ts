import * as v from '@portal/contract/valibot'
import { defineDelete, defineGet, definePost } from './call.ts'
import {
  bsnFileNamesField,
  createLineField,
  createRequiredLineField,
  idempotencyKeyField,
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
   * Path of the file, relative to the tenant's API. If it starts with 'customer/tenant/document', the response is JSON
   * instead of the file (DOC-05).
   */
  link: v.string(),
  mime_type: nullableField(v.string()),
  customer_id: nullableField(Id),
  /** 6 means credit; the tenant defines the other categories (DOC-02). */
  documentcategory_id: nullableField(Id),
  extension: nullableField(v.string()),
  /** Size in bytes. */
  filesize: nullableField(v.number()),
  /** Adviser who added the document; null if the customer did (DOC-02). */
  user_id: nullableField(Id),
  is_tenant_document: nullableField(v.boolean()),
  damage: nullableField(LinkedRecord),
  mortgage: nullableField(LinkedRecord),
  policy: nullableField(LinkedRecord),
  /** Document request that this document answers. Removing the document reopens the request. */
  mortgage_progress_id: nullableField(Id),
  damage_progress_id: nullableField(Id),
  created_at: nullableField(IsoMoment),
  updated_at: nullableField(IsoMoment),
  /** True for the customer's own document in the first hour after upload (DOC-08). */
  deletable: nullableField(v.boolean()),
  to_sign: nullableField(Id),
})
export type Document = v.InferOutput<typeof Document>

/** A file as JSON: `content.data.data` is its content in base64 (DOC-05). */
export const DocumentContent = v.object({
  name: nullableField(v.string()),
  mime_type: v.string(),
  content: v.object({ data: v.object({ data: v.string() }) }),
})
export type DocumentContent = v.InferOutput<typeof DocumentContent>

export const getDocuments = defineGet('/customer/document', {
  key: 'DOCUMENTS',
  response: dataEnvelope(v.array(Document)),
  summary: "The customer's documents (API-25, ENTITY-18).",
})

export const getDocumentFile = defineGet('/customer/document/{id}', {
  params: { id: Id },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A document of the customer as a file (API-26).',
})

export const getTenantDocuments = defineGet('/customer/tenant/document', {
  key: 'TENANT_DOCUMENTS',
  response: dataEnvelope(v.array(Document)),
  summary: 'Documents the tenant shares with all customers (API-27).',
})

export const getTenantDocument = defineGet('/customer/tenant/document/{id}', {
  params: { id: Id },
  response: dataEnvelope(DocumentContent),
  summary: 'A shared document as JSON with base64 (API-28).',
})

/** Responds with 403 if the document is older than an hour (DOC-08). */
export const deleteDocument = defineDelete('/customer/document/{id}', {
  params: { id: Id },
  response: WriteResult,
  summary: 'Removes an own document within an hour (API-44).',
})

export const documentParentTypes = ['mortgage', 'policy', 'damage', 'task'] as const

/**
 * Responds with 404 if the record to which the document is added is not the customer's, and with 413 if the file is
 * larger than 2 MB. Responds with 422 for an unsupported file type, and for a file that contains a BSN but is not named
 * in `with_bsn`.
 */
export const uploadDocument = definePost('/customer/document', {
  encoding: 'multipart',
  body: v.object({
    name: createRequiredLineField(200),
    content: uploadField,
    mortgage_progress_id: v.optional(Id),
    damage_progress_id: v.optional(Id),
    parent_type: v.optional(v.picklist(documentParentTypes)),
    parent_id: v.optional(Id),
    screen: v.optional(createLineField(100)),
    with_bsn: bsnFileNamesField,
    idempotency_key: idempotencyKeyField,
  }),
  response: CreatedResult,
  summary: 'Adds a document, for a request or to a parent (API-45, API-46).',
})
