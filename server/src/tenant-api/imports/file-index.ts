import { tenantRecordKinds } from '@portal/contract/tenant-api/records'
import { keyOf } from '../apply/known.ts'
import { type Fault, faultIn } from '../fault.ts'
import type { Sent } from '../sent.ts'
import type { Line, LineAt } from './lines.ts'
import { readText } from './read-text.ts'

/** Positions of one customer's records in a file, or of one tenant record. */
export interface IndexedGroup {
  customer: string | null
  lines: LineAt[]
}

/** Index of a file: groups without errors in storage order, and errors of the rest. */
export interface FileIndex {
  groups: IndexedGroup[]
  faults: Fault[]
  /** Number of records with errors or skipped because of them. */
  faulty: number
  leftOut: number
}

interface Growing extends IndexedGroup {
  /** Sort order of its kind; customers come after the tenant's records. */
  order: number
  faulty: boolean
}

/** Collects the positions of each customer's records. A customer with an error in any line is skipped. */
export function fileIndexer(): { add(line: Line): void; end(): FileIndex } {
  const groups = new Map<string, Growing>()
  const seen = new Map<string, number>()
  const faults: Fault[] = []
  const faultyLines = new Set<number>()

  const groupOf = (customer: string | null, sent: Sent | null, line: number): Growing => {
    const key = customer === null ? `line ${line}` : `customer ${customer}`
    const order = customer === null && sent ? tenantRecordKinds.indexOf(sent.kind) : tenantRecordKinds.length
    const group = groups.get(key) ?? { customer, lines: [], order, faulty: false }
    groups.set(key, group)
    return group
  }
  const wrong = (line: number, found: readonly Fault[], group: Growing | null) => {
    faults.push(...found)
    faultyLines.add(line)
    if (group) group.faulty = true
  }
  return {
    add({ line, offset, length, text }) {
      const parsed = readText(text, line)
      if ('faults' in parsed)
        return wrong(
          line,
          parsed.faults,
          parsed.customer === null ? null : groupOf(parsed.customer, null, line),
        )
      const { sent } = parsed
      const group = groupOf(sent.customer, sent, line)
      group.lines.push({ line, offset, length })
      const key = keyOf(sent.kind, sent.id)
      const before = seen.get(key)
      if (before !== undefined)
        return wrong(line, [faultIn(sent, 'id', `is that of line ${before} too`)], group)
      seen.set(key, line)
    },
    end() {
      const all = [...groups.values()].sort((a, b) => a.order - b.order)
      const left = all.filter(({ faulty }) => faulty).flatMap(({ lines }) => lines)
      return {
        groups: all
          .filter(({ faulty, lines }) => !faulty && lines.length > 0)
          .map(({ customer, lines }) => ({ customer, lines })),
        faults,
        faulty: faultyLines.size,
        leftOut: left.filter(({ line }) => !faultyLines.has(line)).length,
      }
    },
  }
}
