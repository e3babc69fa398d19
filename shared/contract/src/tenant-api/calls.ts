import * as v from '@portal/contract/schema'
import { EventsAnswer } from './events.ts'

/** Base path of the tenant API, on the admin host. */
export const tenantApiBase = '/tenant/v1'

/** Scopes of a key: read records, write them, or change lenders, which all tenants share. */
export const tenantApiScopes = ['read', 'write', 'lenders'] as const
export type TenantApiScope = (typeof tenantApiScopes)[number]

/** The current state of a record. */
export const RecordAnswer = v.object({
  kind: v.string(),
  id: v.string(),
  /** The tenant's own id of the customer; null for the tenant's own records. */
  customer: v.nullable(v.string()),
  changed_at: v.string(),
  /** True: it was removed, and has no other data. */
  deleted: v.boolean(),
  /** Its links and data, as the tenant would send them; null if removed. */
  record: v.nullable(v.unknown()),
})

/** Result of writing one record. */
export const WrittenAnswer = v.object({
  outcome: v.picklist(['created', 'changed', 'unchanged', 'removed']),
})

/** Changed records, each once, the latest at the end. */
export const ChangesAnswer = v.object({
  changes: v.array(RecordAnswer),
  /** Cursor for the next call; unchanged if nothing changed. */
  cursor: v.string(),
  /** Whether more changes are available. */
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

/** Progress of an import. */
export const ImportAnswer = v.object({
  id: v.number(),
  state: v.picklist(['waiting', 'working', 'done', 'failed']),
  format: v.picklist(['ndjson', 'zip']),
  bytes: v.number(),
  received_at: v.string(),
  ended_at: v.nullable(v.string()),
  /** Number of customers in it, with the tenant's own records counted as one, and how many are processed. */
  groups: v.nullable(v.number()),
  done: v.number(),
  counts: ImportCounts,
  /** Number of stored errors, at most 10,000. */
  faults: v.number(),
})
export type ImportAnswer = v.InferOutput<typeof ImportAnswer>

/** An error of an import: one line of the `faults` response. */
export const ImportFault = v.object({
  /** Line of the file, from 1; 0: the whole file. */
  line: v.number(),
  kind: v.nullable(v.string()),
  id: v.nullable(v.string()),
  /** Path of the field, such as 'data.begindatum'. */
  field: v.nullable(v.string()),
  message: v.string(),
})
export type ImportFault = v.InferOutput<typeof ImportFault>

/** Maximum number of stored errors of an import. */
export const maxImportErrors = 10_000

/** A call of the tenant API as plain data; routes and description are derived from it. */
export interface TenantApiCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Path below {@link tenantApiBase}. */
  readonly path: string
  readonly scope: TenantApiScope
  readonly query: Readonly<Record<string, v.GenericSchema>>
  /** Accepted media types of the body. */
  readonly takes: readonly string[]
  readonly status: 200 | 202
  /** A JSON schema, lines of `ImportFault` (NDJSON), or a file. */
  readonly answer: v.GenericSchema | 'lines of faults' | 'file'
  readonly summary: string
}

const limit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'must be a number'), v.toNumber(), v.minValue(1), v.maxValue(1000)),
  '100',
)
const since = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), '')
const plain = { query: {}, takes: [] } as const

/** Calls of the tenant API. `{kind}` is a name of `tenantRecords`, `{id}` the tenant's own id. */
export const tenantApiCalls = {
  putRecord: {
    ...plain,
    method: 'PUT',
    path: '/{kind}/{id}',
    scope: 'write',
    takes: ['application/json', 'multipart/form-data'],
    status: 200,
    answer: WrittenAnswer,
    summary:
      'Makes a record, or takes the place of what it was; the same content changes nothing. One that was removed is there again.',
  },
  getRecord: {
    ...plain,
    method: 'GET',
    path: '/{kind}/{id}',
    scope: 'read',
    status: 200,
    answer: RecordAnswer,
    summary: 'A record as it is on file now, with what the customer changed of it.',
  },
  getDocumentFile: {
    ...plain,
    method: 'GET',
    path: '/document/{id}/file',
    scope: 'read',
    status: 200,
    answer: 'file',
    summary: 'The file of a document, also of one that a customer sent.',
  },
  deleteRecord: {
    ...plain,
    method: 'DELETE',
    path: '/{kind}/{id}',
    scope: 'write',
    status: 200,
    answer: WrittenAnswer,
    summary:
      'Removes a record and what belongs to it; of a customer the whole file. That it was there is told by `changes` ever after.',
  },
  getChanges: {
    ...plain,
    method: 'GET',
    path: '/changes',
    scope: 'read',
    query: { since, limit },
    status: 200,
    answer: ChangesAnswer,
    summary: 'Records that changed since a cursor, removed ones included; without a cursor all.',
  },
  getEvents: {
    ...plain,
    method: 'GET',
    path: '/events',
    scope: 'read',
    query: { since, limit },
    status: 200,
    answer: EventsAnswer,
    summary:
      'What customers did since a cursor, as webhooks tell it, for who was away; without a cursor the last 30 days.',
  },
  startImport: {
    ...plain,
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
    ...plain,
    method: 'GET',
    path: '/imports',
    scope: 'write',
    status: 200,
    answer: v.object({ imports: v.array(ImportAnswer) }),
    summary: 'The newest imports, and how far they are; twenty at most.',
  },
  getImport: {
    ...plain,
    method: 'GET',
    path: '/imports/{id}',
    scope: 'write',
    status: 200,
    answer: ImportAnswer,
    summary: 'How far an import is.',
  },
  getImportFaults: {
    ...plain,
    method: 'GET',
    path: '/imports/{id}/faults',
    scope: 'write',
    status: 200,
    answer: 'lines of faults',
    summary: 'The faults of an import, one a line.',
  },
} as const satisfies Record<string, TenantApiCall>
