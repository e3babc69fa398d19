import * as v from '@portal/contract/valibot'
import { EventsResponse } from './tenant-events.ts'

/** Base path of the tenant API on the admin host. */
export const tenantApiBase = '/tenant/v1'

/** Permissions of an API key. 'lenders' allows changing lenders, which all tenants share. */
export const tenantApiScopes = ['read', 'write', 'lenders'] as const
export type TenantApiScope = (typeof tenantApiScopes)[number]

export const RecordResponse = v.object({
  kind: v.string(),
  id: v.string(),
  /** Id of the customer in the tenant's system; null for a record that belongs to the tenant itself. */
  customer: v.nullable(v.string()),
  changed_at: v.string(),
  deleted: v.boolean(),
  /** Content of the record in the format in which a tenant sends it; null if deleted. */
  record: v.nullable(v.unknown()),
})

export const WriteResponse = v.object({
  outcome: v.picklist(['created', 'changed', 'unchanged', 'removed']),
})

/** Changed records. Each occurs once, and the latest change is the last one. */
export const ChangesResponse = v.object({
  changes: v.array(RecordResponse),
  /** Cursor for the next call. It stays the same if nothing has changed. */
  cursor: v.string(),
  more: v.boolean(),
})

/**
 * Numbers of records of an import by outcome. `left_out` counts valid records that were skipped because of another
 * record of the same customer.
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
  /**
   * Number of groups to process: one for each customer, and one for the tenant's own records. `done` counts the
   * processed groups.
   */
  groups: v.nullable(v.number()),
  done: v.number(),
  counts: ImportCounts,
  faults: v.number(),
})
export type ImportStatus = v.InferOutput<typeof ImportStatus>

export const ImportFault = v.object({
  /** Line number from 1; 0 for an error of the whole file. */
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
  readonly acceptedContentTypes: readonly string[]
  readonly status: 200 | 202
  /** Schema of a JSON response. 'lines of faults' is NDJSON with an `ImportFault` on each line. */
  readonly response: v.GenericSchema | 'lines of faults' | 'file'
  readonly summary: string
}

const changeLimitParam = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number'), v.toNumber(), v.minValue(1), v.maxValue(1000)),
  '100',
)
const changeCursorParam = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), '')
const callWithoutInput = { query: {}, acceptedContentTypes: [] } as const

/** Calls of the tenant API. In paths, `{kind}` is a key of `tenantRecords`, and `{id}` an id of the tenant's system. */
export const tenantApiCalls = {
  putRecord: {
    ...callWithoutInput,
    method: 'PUT',
    path: '/{kind}/{id}',
    scope: 'write',
    acceptedContentTypes: ['application/json', 'multipart/form-data'],
    status: 200,
    response: WriteResponse,
    summary: 'Creates or replaces a record. The same content changes nothing; a removed record is restored.',
  },
  getRecord: {
    ...callWithoutInput,
    method: 'GET',
    path: '/{kind}/{id}',
    scope: 'read',
    status: 200,
    response: RecordResponse,
    summary: 'A record as stored now, including the customer’s changes.',
  },
  getDocumentFile: {
    ...callWithoutInput,
    method: 'GET',
    path: '/document/{id}/file',
    scope: 'read',
    status: 200,
    response: 'file',
    summary: 'The file of a document, also of one that a customer sent.',
  },
  deleteRecord: {
    ...callWithoutInput,
    method: 'DELETE',
    path: '/{kind}/{id}',
    scope: 'write',
    status: 200,
    response: WriteResponse,
    summary:
      'Removes a record with its dependent records; for a customer the whole file. `changes` lists it as removed.',
  },
  getChanges: {
    ...callWithoutInput,
    method: 'GET',
    path: '/changes',
    scope: 'read',
    query: { since: changeCursorParam, limit: changeLimitParam },
    status: 200,
    response: ChangesResponse,
    summary: 'Records that changed since a cursor, including removed ones; without a cursor all.',
  },
  getEvents: {
    ...callWithoutInput,
    method: 'GET',
    path: '/events',
    scope: 'read',
    query: { since: changeCursorParam, limit: changeLimitParam },
    status: 200,
    response: EventsResponse,
    summary: 'Events since a cursor, as sent by webhooks; without a cursor the last 30 days.',
  },
  startImport: {
    ...callWithoutInput,
    method: 'POST',
    path: '/imports',
    scope: 'write',
    acceptedContentTypes: ['application/x-ndjson', 'application/zip'],
    status: 202,
    response: v.object({ id: v.number() }),
    summary:
      'Imports a file of records: one per line, or a zip with data.ndjson and documents/…. Processing starts after the upload.',
  },
  getImports: {
    ...callWithoutInput,
    method: 'GET',
    path: '/imports',
    scope: 'write',
    status: 200,
    response: v.object({ imports: v.array(ImportStatus) }),
    summary: 'The newest imports with their progress; at most twenty.',
  },
  getImport: {
    ...callWithoutInput,
    method: 'GET',
    path: '/imports/{id}',
    scope: 'write',
    status: 200,
    response: ImportStatus,
    summary: 'The progress of an import.',
  },
  getImportFaults: {
    ...callWithoutInput,
    method: 'GET',
    path: '/imports/{id}/faults',
    scope: 'write',
    status: 200,
    response: 'lines of faults',
    summary: 'The errors of an import, one per line.',
  },
} as const satisfies Record<string, TenantApiCall>
