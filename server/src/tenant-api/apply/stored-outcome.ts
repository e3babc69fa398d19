import type { ImportCounts, ImportFault } from '@portal/contract/tenant-api/tenant-api-calls'
import type { RecordGroup } from './plan-records.ts'

export interface StoredOutcome {
  readonly counts: ImportCounts
  readonly faults: readonly ImportFault[]
  readonly customerIds: readonly number[]
}

export const createEmptyImportCounts = (): ImportCounts => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  removed: 0,
  faulty: 0,
  left_out: 0,
})

/** Counts a group with errors: its records with errors as `faulty`, its other records as `left_out`. */
export function countFaultyGroup(
  counts: ImportCounts,
  { records }: RecordGroup,
  faults: readonly ImportFault[],
): void {
  const faulty = new Set(faults.map(({ line, kind, id }) => `${line} ${kind} ${id}`)).size
  counts.faulty += faulty
  counts.left_out += records.length - faulty
}

export function sumCounts(all: readonly ImportCounts[]): ImportCounts {
  const sums = createEmptyImportCounts()
  for (const counts of all)
    for (const name of Object.keys(sums) as (keyof ImportCounts)[]) sums[name] += counts[name]
  return sums
}

export function sumOutcomes(all: readonly StoredOutcome[]): StoredOutcome {
  return {
    counts: sumCounts(all.map(({ counts }) => counts)),
    faults: all.flatMap(({ faults }) => faults),
    customerIds: [...new Set(all.flatMap(({ customerIds }) => customerIds))],
  }
}
