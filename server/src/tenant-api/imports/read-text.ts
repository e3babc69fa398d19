import { isTenantRecordKind } from '@portal/contract/tenant-api/records'
import type { Complaint } from '../complaints.ts'
import type { Fault } from '../fault.ts'
import { readLine, type Sent } from '../sent.ts'

/** Content of a line: a record, or errors; with its customer if recognisable. */
export type LineContent = { sent: Sent } | { faults: Fault[]; customer: string | null }

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, 100) : null)

/** Likely customer of an invalid text, so that nothing of that customer is stored partially. */
function looksLike(text: string): string | null {
  const member = (name: string): string | null => {
    const quoted = new RegExp(`"${name}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(text)?.[1]
    try {
      return quoted ? textOf(JSON.parse(quoted)) : null
    } catch {
      return null
    }
  }
  return member('customer') ?? (member('kind') === 'customer' ? member('id') : null)
}

const faultsOf = (
  line: number,
  complaints: readonly Complaint[],
  kind: string | null = null,
  id: string | null = null,
): Fault[] => complaints.map(({ field, message }) => ({ line, kind, id, field: field || null, message }))

/** Parses a line; `text` is null if it is too long. */
export function readText(text: string | null, line: number): LineContent {
  if (text === null)
    return { faults: faultsOf(line, [{ field: '', message: 'is longer than 4 MB' }]), customer: null }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const message = 'is no JSON: each line must be one object'
    return { faults: faultsOf(line, [{ field: '', message }]), customer: looksLike(text) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: faultsOf(line, [{ field: '', message: 'must be an object' }]), customer: null }
  const record = value as Record<string, unknown>
  const read = readLine(record, line)
  if ('sent' in read) return read
  const kind = isTenantRecordKind(record.kind) ? record.kind : textOf(record.kind)
  const customer = kind === 'customer' ? textOf(record.id) : textOf(record.customer)
  return { faults: faultsOf(line, read.complaints, kind, textOf(record.id)), customer }
}
