import { getDamages } from '@portal/contract/damage'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getTasks } from '@portal/contract/task'
import { featureGates } from '@portal/domain/feature-gate'
import { collectToDos } from '@portal/domain/to-do/collect-to-dos'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { useMemo } from 'react'
import { useIsAllowed } from './context.tsx'
import { hasFailedWithoutData, isFirstResponsePending } from './query-view.tsx'
import { useRead } from './read.ts'

/** All open requests of the tenant to the customer, and whether the list is complete. */
export interface ToDoListState {
  /** Sorted by `collectToDos`; without the items of failed sources. */
  all: ToDo[]
  /** Whether a source has neither data nor an error yet. */
  pending: boolean
  /** Whether a source failed. If so, an empty list does not mean that nothing is open. */
  partial: boolean
  failed: boolean
  refetch: () => void
}

/**
 * Returns the customer's open to-dos from all sources. Every screen that shows a count uses this hook; the shell
 * computes the same count from the reads listed in `toDo` of a menu entry. @param every refetch interval of tasks, in
 * milliseconds
 */
export function useToDos({ every }: { every?: number } = {}): ToDoListState {
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const withDamages = useIsAllowed(featureGates.policies)
  const tasks = useRead(getTasks, undefined, every === undefined ? {} : { every })
  const notes = useRead(getNotes)
  const mortgages = useRead(getMortgages)
  const damages = useRead(getDamages)
  const reads = [tasks, notes, ...(withMortgages ? [mortgages] : []), ...(withDamages ? [damages] : [])]
  const missing = reads.filter(hasFailedWithoutData)
  const all = useMemo(
    () =>
      collectToDos({
        tasks: tasks.data?.data,
        notes: notes.data?.data,
        mortgages: withMortgages ? mortgages.data?.data : null,
        damages: withDamages ? damages.data?.data : null,
      }),
    [tasks.data, notes.data, mortgages.data, damages.data, withMortgages, withDamages],
  )
  return {
    all,
    pending: reads.some(isFirstResponsePending),
    partial: missing.length > 0,
    failed: missing.length === reads.length,
    refetch: () => missing.forEach((read) => void read.refetch()),
  }
}
