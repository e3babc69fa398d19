import type { FileHandle } from 'node:fs/promises'
import type { ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantRecordKinds } from '@portal/contract/tenant-api/tenant-records'
import { getRecordKey } from '../apply/known-records.ts'
import type { RecordGroup } from '../apply/plan-records.ts'
import { createImportFault, type SentRecord } from '../sent-record.ts'
import type { ImportLine, LinePosition } from './import-lines.ts'
import { parseImportLine } from './parse-line.ts'

/** Positions of one customer's records in the file, or of one record of the tenant. */
export interface IndexedGroup {
  customer: string | null
  lines: LinePosition[]
}

/** Groups in storage order, and errors. A group with an error is not stored. */
export interface FileIndex {
  groups: IndexedGroup[]
  faults: ImportFault[]
  /** Records with errors, or skipped because of errors. */
  faulty: number
  leftOut: number
}

interface UnfinishedGroup extends IndexedGroup {
  /** Records of the tenant are stored before those of customers. */
  order: number
  faulty: boolean
}

/**
 * Collects the positions of each customer's lines. If one line of a customer has an error, all records of that customer
 * are skipped.
 */
export function createFileIndexer(): { add(line: ImportLine): void; end(): FileIndex } {
  const groups = new Map<string, UnfinishedGroup>()
  const seen = new Map<string, number>()
  const faults: ImportFault[] = []
  const faultyLines = new Set<number>()

  const findOrAddGroup = (
    customer: string | null,
    sent: SentRecord | null,
    line: number,
  ): UnfinishedGroup => {
    const key = customer === null ? `line ${line}` : `customer ${customer}`
    const order = customer === null && sent ? tenantRecordKinds.indexOf(sent.kind) : tenantRecordKinds.length
    const group = groups.get(key) ?? { customer, lines: [], order, faulty: false }
    groups.set(key, group)
    return group
  }
  const addFaults = (line: number, found: readonly ImportFault[], group: UnfinishedGroup | null) => {
    faults.push(...found)
    faultyLines.add(line)
    if (group) group.faulty = true
  }
  return {
    add({ line, offset, length, text }) {
      const parsed = parseImportLine(text, line)
      if ('faults' in parsed)
        return addFaults(
          line,
          parsed.faults,
          parsed.customer === null ? null : findOrAddGroup(parsed.customer, null, line),
        )
      const { sent } = parsed
      const group = findOrAddGroup(sent.customer, sent, line)
      group.lines.push({ line, offset, length })
      const key = getRecordKey(sent.kind, sent.id)
      const before = seen.get(key)
      if (before !== undefined)
        return addFaults(line, [createImportFault(sent, 'id', `is that of line ${before} too`)], group)
      seen.set(key, line)
    },
    end() {
      const all = [...groups.values()].sort((a, b) => a.order - b.order)
      const linesOfFaultyGroups = all.filter(({ faulty }) => faulty).flatMap(({ lines }) => lines)
      return {
        groups: all
          .filter(({ faulty, lines }) => !faulty && lines.length > 0)
          .map(({ customer, lines }) => ({ customer, lines })),
        faults,
        faulty: faultyLines.size,
        leftOut: linesOfFaultyGroups.filter(({ line }) => !faultyLines.has(line)).length,
      }
    },
  }
}

/** Reads the records of a group. The index must contain no error for this group. */
export async function readRecordGroup(
  file: FileHandle,
  { customer, lines }: IndexedGroup,
): Promise<RecordGroup> {
  const records: SentRecord[] = []
  for (const { line, offset, length } of lines) {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, offset)
    const parsed = parseImportLine(buffer.toString().replace(/^\uFEFF/, ''), line)
    if (!('sent' in parsed)) throw new Error('a line is another than it was')
    records.push(parsed.sent)
  }
  return { customer, records }
}
