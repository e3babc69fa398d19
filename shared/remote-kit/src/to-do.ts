import { getDamages } from '@portal/contract/damage'
import { featureGates } from '@portal/contract/feature-gate'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getTasks } from '@portal/contract/task'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { toDosOf } from '@portal/domain/to-do/to-dos-of'
import { useMemo } from 'react'
import { isAwaited, isMissing } from './awaited.ts'
import { useIsAllowed } from './permissions.ts'
import { useRead } from './read.ts'

/** All that the firm asks of the customer, and whether that is all. */
export interface ToDos {
  /** As `toDosOf` orders them; without what could not be read. */
  all: ToDo[]
  /** A source was not answered yet, well or badly. */
  pending: boolean
  /** A source could not be read: that nothing is open is then not known. */
  partial: boolean
  /** None could be read. */
  failed: boolean
  /** Asks again for what could not be read. */
  refetch: () => void
}

/**
 * What the firm asks of the customer, from everywhere where it can ask: the one place from which screens count. The
 * shell counts the same for header and profile from the reads that `toDo` of a menu entry names.
 * @param every how often tasks are read again, in milliseconds
 */
export function useToDos({ every }: { every?: number } = {}): ToDos {
  const withMortgages = useIsAllowed(featureGates.mortgages)
  const withDamages = useIsAllowed(featureGates.policies)
  const tasks = useRead(getTasks, undefined, every === undefined ? {} : { every })
  const notes = useRead(getNotes)
  const mortgages = useRead(getMortgages)
  const damages = useRead(getDamages)
  const reads = [tasks, notes, ...(withMortgages ? [mortgages] : []), ...(withDamages ? [damages] : [])]
  const missing = reads.filter(isMissing)
  const all = useMemo(
    () =>
      toDosOf({
        tasks: tasks.data?.data,
        notes: notes.data?.data,
        mortgages: withMortgages ? mortgages.data?.data : null,
        damages: withDamages ? damages.data?.data : null,
      }),
    [tasks.data, notes.data, mortgages.data, damages.data, withMortgages, withDamages],
  )
  return {
    all,
    pending: reads.some(isAwaited),
    partial: missing.length > 0,
    failed: missing.length === reads.length,
    refetch: () => missing.forEach((read) => void read.refetch()),
  }
}
