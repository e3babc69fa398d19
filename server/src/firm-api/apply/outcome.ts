import type { ImportCounts } from '@portal/contract/firm-api/calls'
import type { Fault } from '../fault.ts'
import type { Group } from './plan.ts'

/** What came of storing groups of records. */
export interface Stored {
  readonly counts: ImportCounts
  readonly faults: readonly Fault[]
  /** Customers whose files were written in. */
  readonly customerIds: readonly number[]
}

/** Nothing yet. */
export const noCounts = (): ImportCounts => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  faulty: 0,
  left_out: 0,
})

/** Counts the records of a group that had faults. */
export function countFaulty(counts: ImportCounts, { records }: Group, faults: readonly Fault[]): void {
  const faulty = new Set(faults.map(({ line, kind, id }) => `${line} ${kind} ${id}`)).size
  counts.faulty += faulty
  counts.left_out += records.length - faulty
}

/** Several outcomes as one. */
export function addedUp(all: readonly Stored[]): Stored {
  const counts = noCounts()
  for (const one of all)
    for (const name of Object.keys(counts) as (keyof ImportCounts)[]) counts[name] += one.counts[name]
  return {
    counts,
    faults: all.flatMap(({ faults }) => faults),
    customerIds: [...new Set(all.flatMap(({ customerIds }) => customerIds))],
  }
}
