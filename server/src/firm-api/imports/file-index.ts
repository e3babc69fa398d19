import { firmKinds } from '@portal/contract/firm-api/records'
import { keyOf } from '../apply/known.ts'
import { type Fault, faultIn } from '../fault.ts'
import type { Sent } from '../sent.ts'
import type { Line, LineAt } from './lines.ts'
import { readText } from './read-text.ts'

/** The records of one customer in a file, or one of the firm's, by where they are. */
export interface IndexedGroup {
  customer: string | null
  lines: LineAt[]
}

/** What is in a file: groups without a fault, in the order in which they are stored, and what is wrong with the rest. */
export interface FileIndex {
  groups: IndexedGroup[]
  faults: Fault[]
  /** Records with faults, and those left out because of them. */
  faulty: number
  leftOut: number
}

interface Growing extends IndexedGroup {
  /** Place of its kind in the order of kinds; customers come after what is the firm's. */
  order: number
  faulty: boolean
}

/** Collects where the records of each customer are. Of a customer with a fault in any line nothing is to be stored. */
export function fileIndexer(): { add(line: Line): void; end(): FileIndex } {
  const groups = new Map<string, Growing>()
  const seen = new Map<string, number>()
  const faults: Fault[] = []
  const faultyLines = new Set<number>()

  const groupOf = (customer: string | null, sent: Sent | null, line: number): Growing => {
    const key = customer === null ? `line ${line}` : `customer ${customer}`
    const order = customer === null && sent ? firmKinds.indexOf(sent.kind) : firmKinds.length
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
      const said = readText(text, line)
      if ('faults' in said)
        return wrong(line, said.faults, said.customer === null ? null : groupOf(said.customer, null, line))
      const { sent } = said
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
