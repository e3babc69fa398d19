import { isTenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import type { Complaint } from '../complaints.ts'
import type { Fault } from '../fault.ts'
import { readLine, type SentRecord } from '../sent.ts'

/** Content of a line: a record, or errors; with its customer if recognisable. */
export type LineContent = { sent: SentRecord } | { faults: Fault[]; customer: string | null }

const toText = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 100) : null)

/** Likely customer of an invalid text, so that nothing of that customer is stored partially. */
function guessCustomer(text: string): string | null {
  const findMember = (name: string): string | null => {
    const quoted = new RegExp(`"${name}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(text)?.[1]
    try {
      return quoted ? toText(JSON.parse(quoted)) : null
    } catch {
      return null
    }
  }
  return findMember('customer') ?? (findMember('kind') === 'customer' ? findMember('id') : null)
}

const toFaults = (
  line: number,
  complaints: readonly Complaint[],
  kind: string | null = null,
  id: string | null = null,
): Fault[] => complaints.map(({ field, message }) => ({ line, kind, id, field: field || null, message }))

/** Parses a line; `text` is null if it is too long. */
export function parseLine(text: string | null, line: number): LineContent {
  if (text === null)
    return { faults: toFaults(line, [{ field: '', message: 'is longer than 4 MB' }]), customer: null }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const message = 'is no JSON: each line must be one object'
    return { faults: toFaults(line, [{ field: '', message }]), customer: guessCustomer(text) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: toFaults(line, [{ field: '', message: 'must be an object' }]), customer: null }
  const record = value as Record<string, unknown>
  const read = readLine(record, line)
  if ('sent' in read) return read
  const kind = isTenantRecordKind(record.kind) ? record.kind : toText(record.kind)
  const customer = kind === 'customer' ? toText(record.id) : toText(record.customer)
  return { faults: toFaults(line, read.complaints, kind, toText(record.id)), customer }
}
