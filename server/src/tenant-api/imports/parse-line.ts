import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import { isTenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import type { SchemaProblem } from '../schema-problems.ts'
import { createUnknownKindProblem, parseSentRecord, type SentRecord } from '../sent-record.ts'

/** Parsed record, or its errors with the customer that the line names. */
export type LineContent = { sent: SentRecord } | { faults: ImportFault[]; customer: string | null }

const toShortText = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, 100) : null

/** Finds the customer in an invalid line, so that this customer's records can be skipped. */
function guessCustomerId(text: string): string | null {
  const findMember = (name: string): string | null => {
    const quoted = new RegExp(`"${name}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(text)?.[1]
    try {
      return quoted ? toShortText(JSON.parse(quoted)) : null
    } catch {
      return null
    }
  }
  return findMember('customer') ?? (findMember('kind') === 'customer' ? findMember('id') : null)
}

const toFaults = (
  line: number,
  complaints: readonly SchemaProblem[],
  kind: string | null = null,
  id: string | null = null,
): ImportFault[] =>
  complaints.map(({ field, message }) => ({ line, kind, id, field: field || null, message }))

/** Parses a line of an import file into a record, or its errors. `text` is null for a line that is too long. */
export function parseImportLine(text: string | null, line: number): LineContent {
  if (text === null)
    return { faults: toFaults(line, [{ field: '', message: 'is longer than 4 MB' }]), customer: null }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const message = 'is no JSON: each line must be one object'
    return { faults: toFaults(line, [{ field: '', message }]), customer: guessCustomerId(text) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: toFaults(line, [{ field: '', message: 'must be an object' }]), customer: null }
  const { kind, id, ...body } = value as Record<string, unknown>
  const read = isTenantRecordKind(kind)
    ? parseSentRecord(kind, id, body, line)
    : { complaints: [createUnknownKindProblem(kind)] }
  if ('sent' in read) return read
  const customer = toShortText(kind === 'customer' ? id : body.customer)
  return { faults: toFaults(line, read.complaints, toShortText(kind), toShortText(id)), customer }
}
