import { createHash } from 'node:crypto'
import { createOptionalField, TenantRecordId } from '@portal/contract/tenant-api/record-field'
import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import {
  createRecordSchema,
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import * as v from 'valibot'
import { findControlCharacters } from '../http/parse-input.ts'
import { type SchemaProblem, suggestSimilarName, toSchemaProblems } from './schema-problems.ts'

/** External ids of linked records, by link name. */
export type RecordLinks = Readonly<Record<string, string | string[] | null | undefined>>

/** Record that a tenant sends; `data` is null to delete it. */
export interface SentRecord {
  /** Line number, starting at 1; 0 for a record outside of a file. */
  readonly line: number
  readonly kind: TenantRecordKind
  readonly id: string
  /** External id of the customer; null for records of the tenant. */
  readonly customer: string | null
  readonly links: RecordLinks
  readonly data: Readonly<Record<string, unknown>> | null
}

const recordSchemas = Object.fromEntries(
  tenantRecordKinds.map((kind) => [kind, createRecordSchema(kind)]),
) as Record<TenantRecordKind, ReturnType<typeof createRecordSchema>>

const removalSchema = v.strictObject({
  customer: createOptionalField(TenantRecordId),
  deleted: v.literal(true, 'must be true, or left out'),
})

/** Returns the external id of the customer to whom a record belongs; null for records of the tenant. */
const getOwningCustomerId = (kind: TenantRecordKind, id: string, customer: unknown): string | null =>
  kind === 'customer' ? id : typeof customer === 'string' ? customer : null

export function parseSentRecord(
  kind: TenantRecordKind,
  id: unknown,
  body: object,
  line = 0,
): { sent: SentRecord } | { complaints: SchemaProblem[] } {
  const complaints: SchemaProblem[] = []
  const knownId = v.safeParse(TenantRecordId, id)
  if (!knownId.success)
    complaints.push({ field: 'id', message: id === undefined ? 'is missing' : knownId.issues[0].message })
  const removes = 'deleted' in body
  const schema = removes ? removalSchema : recordSchemas[kind]
  const controls: Record<string, string> = {}
  findControlCharacters(body, [], controls)
  complaints.push(...Object.entries(controls).map(([field, message]) => ({ field, message })))
  const read = v.safeParse(schema, body)
  if (!read.success) complaints.push(...toSchemaProblems(schema, read.issues))
  if (!read.success || !knownId.success || complaints.length > 0) return { complaints }
  const { customer, data = null, deleted: _, ...links } = read.output as Record<string, unknown>
  const owner = getOwningCustomerId(kind, knownId.output, customer)
  if (removes && tenantRecords[kind].belongsTo === 'customer' && owner === null)
    return { complaints: [{ field: 'customer', message: 'is missing' }] }
  return {
    sent: {
      line,
      kind,
      id: knownId.output,
      customer: owner,
      links: links as RecordLinks,
      data: data as SentRecord['data'],
    },
  }
}

export const createUnknownKindProblem = (kind: unknown): SchemaProblem => ({
  field: 'kind',
  message:
    typeof kind === 'string'
      ? `"${kind.slice(0, 50)}" is no known kind${suggestSimilarName(kind.slice(0, 50), tenantRecordKinds)}`
      : 'is missing',
})

export const createImportFault = (
  { line, kind, id }: Pick<SentRecord, 'line' | 'kind' | 'id'>,
  field: string | null,
  message: string,
): ImportFault => ({ line, kind, id, field, message })

/** Sorts object members, and removes empty ones. */
function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sortMembers(member)])
}

/** Calculates the hash of a record and its files. The order of members does not matter. */
export const calculateContentHash = (
  { customer, links, data }: SentRecord,
  files: readonly string[] = [],
): string =>
  createHash('sha256')
    .update(JSON.stringify(sortMembers([customer, links, data, files])))
    .digest('base64url')
