import * as v from '@portal/contract/schema'
import { EventsResponse } from './tenant-events.ts'

/** On the admin host. */
export const tenantApiBase = '/tenant/v1'

/** Read or write records, or change lenders, which all tenants share. */
export const tenantApiScopes = ['read', 'write', 'lenders'] as const
export type TenantApiScope = (typeof tenantApiScopes)[number]

export const RecordResponse = v.object({
  kind: v.string(),
  id: v.string(),
  /** The tenant's own id; null for the tenant's own records. */
  customer: v.nullable(v.string()),
  changed_at: v.string(),
  deleted: v.boolean(),
  /** As the tenant would send it; null if deleted. */
  record: v.nullable(v.unknown()),
})

export const WriteResponse = v.object({
  outcome: v.picklist(['created', 'changed', 'unchanged', 'removed']),
})

/** Each record once, the latest change at the end. */
export const ChangesResponse = v.object({
  changes: v.array(RecordResponse),
  /** For the next call; unchanged if nothing changed. */
  cursor: v.string(),
  more: v.boolean(),
})

/** `skipped`: because of another error of the same customer. */
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
  /** Number of customers (the tenant's own records count as one), and of processed ones. */
  groups: v.nullable(v.number()),
  done: v.number(),
  counts: ImportCounts,
  /** At most 10,000. */
  faults: v.number(),
})
export type ImportStatus = v.InferOutput<typeof ImportStatus>

export const ImportFault = v.object({
  /** From 1; 0: the whole file. */
  line: v.number(),
  kind: v.nullable(v.string()),
  id: v.nullable(v.string()),
  field: v.nullable(v.string()),
  message: v.string(),
})
export type ImportFault = v.InferOutput<typeof ImportFault>

export const maxImportErrors = 10_000

export interface TenantApiCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly scope: TenantApiScope
  readonly query: Readonly<Record<string, v.GenericSchema>>
  readonly takes: readonly string[]
  readonly status: 200 | 202
  /** JSON schema, lines of `ImportFault` (NDJSON), or a file. */
  readonly response: v.GenericSchema | 'lines of faults' | 'file'
  readonly summary: string
}

const limitParam = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number'), v.toNumber(), v.minValue(1), v.maxValue(1000)),
  '100',
)
const sinceParam = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), '')
const noParams = { query: {}, takes: [] } as const

/** `{kind}` is a name of `tenantRecords`, `{id}` the tenant's own id. */
export const tenantApiCalls = {
  putRecord: {
    ...noParams,
    method: 'PUT',
    path: '/{kind}/{id}',
    scope: 'write',
    takes: ['application/json', 'multipart/form-data'],
    status: 200,
    response: WriteResponse,
    summary: 'Creates or replaces a record. The same content changes nothing; a removed record is restored.',
  },
  getRecord: {
    ...noParams,
    method: 'GET',
    path: '/{kind}/{id}',
    scope: 'read',
    status: 200,
    response: RecordResponse,
    summary: 'A record as stored now, including the customer’s changes.',
  },
  getDocumentFile: {
    ...noParams,
    method: 'GET',
    path: '/document/{id}/file',
    scope: 'read',
    status: 200,
    response: 'file',
    summary: 'The file of a document, also of one that a customer sent.',
  },
  deleteRecord: {
    ...noParams,
    method: 'DELETE',
    path: '/{kind}/{id}',
    scope: 'write',
    status: 200,
    response: WriteResponse,
    summary:
      'Removes a record with its dependent records; for a customer the whole file. `changes` lists it as removed.',
  },
  getChanges: {
    ...noParams,
    method: 'GET',
    path: '/changes',
    scope: 'read',
    query: { since: sinceParam, limit: limitParam },
    status: 200,
    response: ChangesResponse,
    summary: 'Records that changed since a cursor, including removed ones; without a cursor all.',
  },
  getEvents: {
    ...noParams,
    method: 'GET',
    path: '/events',
    scope: 'read',
    query: { since: sinceParam, limit: limitParam },
    status: 200,
    response: EventsResponse,
    summary: 'Events since a cursor, as sent by webhooks; without a cursor the last 30 days.',
  },
  startImport: {
    ...noParams,
    method: 'POST',
    path: '/imports',
    scope: 'write',
    takes: ['application/x-ndjson', 'application/zip'],
    status: 202,
    response: v.object({ id: v.number() }),
    summary:
      'Imports a file of records: one per line, or a zip with data.ndjson and documents/…. Processing starts after the upload.',
  },
  getImports: {
    ...noParams,
    method: 'GET',
    path: '/imports',
    scope: 'write',
    status: 200,
    response: v.object({ imports: v.array(ImportStatus) }),
    summary: 'The newest imports with their progress; at most twenty.',
  },
  getImport: {
    ...noParams,
    method: 'GET',
    path: '/imports/{id}',
    scope: 'write',
    status: 200,
    response: ImportStatus,
    summary: 'The progress of an import.',
  },
  getImportFaults: {
    ...noParams,
    method: 'GET',
    path: '/imports/{id}/faults',
    scope: 'write',
    status: 200,
    response: 'lines of faults',
    summary: 'The errors of an import, one per line.',
  },
} as const satisfies Record<string, TenantApiCall>
