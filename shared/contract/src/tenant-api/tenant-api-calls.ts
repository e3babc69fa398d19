import * as v from '@portal/contract/schema'
import { EventsResponse } from './tenant-events.ts'

/** Base path of the tenant API, on the admin host. */
export const tenantApiBase = '/tenant/v1'

/** Scopes of a key: read records, write them, or change lenders, which all tenants share. */
export const tenantApiScopes = ['read', 'write', 'lenders'] as const
export type TenantApiScope = (typeof tenantApiScopes)[number]

export const RecordResponse = v.object({
  kind: v.string(),
  id: v.string(),
  /** The tenant's own id of the customer; null for the tenant's own records. */
  customer: v.nullable(v.string()),
  changed_at: v.string(),
  /** Whether the record was removed; it then has no other data. */
  deleted: v.boolean(),
  /** Links and data of the record, as the tenant would send them; null if it was removed. */
  record: v.nullable(v.unknown()),
})

export const WriteResponse = v.object({
  outcome: v.picklist(['created', 'changed', 'unchanged', 'removed']),
})

/** Changed records, each once, the latest at the end. */
export const ChangesResponse = v.object({
  changes: v.array(RecordResponse),
  /** Cursor for the next call; unchanged if nothing changed. */
  cursor: v.string(),
  more: v.boolean(),
})

/**
 * Numbers of records that an import created, changed, left unchanged, removed, rejected, and skipped because of another
 * error of the same customer.
 */
export const ImportCounts = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  removed: v.number(),
  faulty: v.number(),
  left_out: v.number(),
})
export type ImportCounts = v.InferOutput<typeof ImportCounts>

export const ImportStatus = v.object({
  id: v.number(),
  state: v.picklist(['waiting', 'working', 'done', 'failed']),
  format: v.picklist(['ndjson', 'zip']),
  bytes: v.number(),
  received_at: v.string(),
  ended_at: v.nullable(v.string()),
  /** Number of customers in the import (the tenant's own records count as one), and the number already processed. */
  groups: v.nullable(v.number()),
  done: v.number(),
  counts: ImportCounts,
  /** Number of stored errors, at most 10,000. */
  faults: v.number(),
})
export type ImportStatus = v.InferOutput<typeof ImportStatus>

/** An error in an import: one line of the `faults` response. */
export const ImportFault = v.object({
  /** Line of the file, from 1; 0: the whole file. */
  line: v.number(),
  kind: v.nullable(v.string()),
  id: v.nullable(v.string()),
  field: v.nullable(v.string()),
  message: v.string(),
})
export type ImportFault = v.InferOutput<typeof ImportFault>

export const maxImportErrors = 10_000

/** A call of the tenant API as plain data; routes and description are derived from it. */
export interface TenantApiCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly scope: TenantApiScope
  readonly query: Readonly<Record<string, v.GenericSchema>>
  readonly takes: readonly string[]
  readonly status: 200 | 202
  /** A JSON schema, lines of `ImportFault` (NDJSON), or a file. */
  readonly answer: v.GenericSchema | 'lines of faults' | 'file'
  readonly summary: string
}

const limitParam = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number'), v.toNumber(), v.minValue(1), v.maxValue(1000)),
  '100',
)
const sinceParam = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), '')
const noParams = { query: {}, takes: [] } as const

/** Calls of the tenant API. `{kind}` is a name of `tenantRecords`, `{id}` the tenant's own id. */
export const tenantApiCalls = {
  putRecord: {
    ...noParams,
    method: 'PUT',
    path: '/{kind}/{id}',
    scope: 'write',
    takes: ['application/json', 'multipart/form-data'],
    status: 200,
    answer: WriteResponse,
    summary:
      'Makes a record, or takes the place of what it was; the same content changes nothing. One that was removed is there again.',
  },
  getRecord: {
    ...noParams,
    method: 'GET',
    path: '/{kind}/{id}',
    scope: 'read',
    status: 200,
    answer: RecordResponse,
    summary: 'A record as it is on file now, with what the customer changed of it.',
  },
  getDocumentFile: {
    ...noParams,
    method: 'GET',
    path: '/document/{id}/file',
    scope: 'read',
    status: 200,
    answer: 'file',
    summary: 'The file of a document, also of one that a customer sent.',
  },
  deleteRecord: {
    ...noParams,
    method: 'DELETE',
    path: '/{kind}/{id}',
    scope: 'write',
    status: 200,
    answer: WriteResponse,
    summary:
      'Removes a record and what belongs to it; of a customer the whole file. That it was there is told by `changes` ever after.',
  },
  getChanges: {
    ...noParams,
    method: 'GET',
    path: '/changes',
    scope: 'read',
    query: { since: sinceParam, limit: limitParam },
    status: 200,
    answer: ChangesResponse,
    summary: 'Records that changed since a cursor, removed ones included; without a cursor all.',
  },
  getEvents: {
    ...noParams,
    method: 'GET',
    path: '/events',
    scope: 'read',
    query: { since: sinceParam, limit: limitParam },
    status: 200,
    answer: EventsResponse,
    summary:
      'What customers did since a cursor, as webhooks tell it, for who was away; without a cursor the last 30 days.',
  },
  startImport: {
    ...noParams,
    method: 'POST',
    path: '/imports',
    scope: 'write',
    takes: ['application/x-ndjson', 'application/zip'],
    status: 202,
    answer: v.object({ id: v.number() }),
    summary:
      'Takes in a file of records: one a line, or a zip with data.ndjson and documents/…. It is worked through once it is here whole.',
  },
  getImports: {
    ...noParams,
    method: 'GET',
    path: '/imports',
    scope: 'write',
    status: 200,
    answer: v.object({ imports: v.array(ImportStatus) }),
    summary: 'The newest imports, and how far they are; twenty at most.',
  },
  getImport: {
    ...noParams,
    method: 'GET',
    path: '/imports/{id}',
    scope: 'write',
    status: 200,
    answer: ImportStatus,
    summary: 'How far an import is.',
  },
  getImportFaults: {
    ...noParams,
    method: 'GET',
    path: '/imports/{id}/faults',
    scope: 'write',
    status: 200,
    answer: 'lines of faults',
    summary: 'The faults of an import, one a line.',
  },
} as const satisfies Record<string, TenantApiCall>
