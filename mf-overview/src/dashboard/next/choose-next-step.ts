import type { Customer } from '@portal/contract/customer'
import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { listMortgagesOnHome, listMortgagesOnOtherHomes } from '@portal/domain/mortgage-on-home'
import { getUrgency, isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { countMonthsBetween } from '@portal/time/calendar-day'

/** A to-do from the tenant as the next step. */
export interface ToDoStep {
  kind: ToDo['kind']
  first: ToDo
  /** Total number of to-dos, as in header, counters and task list. */
  toDo: number
}

export type NextStep =
  | ToDoStep
  /** There are unread messages. */
  | { kind: 'messages'; count: number }
  /** The last check of the figures was more than a year ago. */
  | { kind: 'figures'; since: string }
  /** A fixed-rate period ends soon. */
  | { kind: 'rate'; mortgage: Id; on: string }
  /** The customer file has no data yet. */
  | { kind: 'begin' }
  | { kind: 'none' }
  /** Nothing is asked of the customer as far as is known, but some data failed to load. */
  | { kind: 'unknown' }

/** Data from which the next step is chosen. Data that failed to load is absent; `complete` is then false. */
export interface NextStepInputs {
  /** To-dos in the order of `collectToDos`. */
  toDos: readonly ToDo[]
  mortgages: readonly Mortgage[]
  /** The customer's home; null if unknown. */
  home: LivingProperty | null
  customer: Pick<Customer, 'last_submitted_portal_invitation_date' | 'can_update_self'> | null
  /** Number of unread messages. */
  unread: number
  complete: boolean
}

/** Age in months from which figures count as old. */
const maxFigureAgeMonths = 12
/** A fixed rate that ends within this number of months counts as ending soon. */
const maxMonthsBeforeRateEnd = 18

/**
 * Chooses one step, the most pressing first: overdue items, documents of an application, other requests of the tenant,
 * messages, old figures, a fixed rate that ends, an empty customer file. If some data failed to load, a request of the
 * tenant may be missing, so no step of lower priority is chosen.
 */
export function chooseNextStep(open: NextStepInputs, today: string): NextStep {
  const toDo = chooseToDoStep(open.toDos.filter(isToDoOpen), today)
  if (toDo) return toDo
  if (!open.complete) return { kind: 'unknown' }
  return (
    createMessagesStep(open.unread) ??
    createOldFiguresStep(open.customer, today) ??
    createFixedRateEndStep(open, today) ??
    createNoDataStep(open) ?? { kind: 'none' }
  )
}

function chooseToDoStep(open: readonly ToDo[], today: string): ToDoStep | null {
  const late = open.find((toDo) => getUrgency(toDo, today) === 'overdue')
  const first = late ?? open.find(({ kind }) => kind === 'document') ?? open[0]
  return first ? { kind: first.kind, first, toDo: open.length } : null
}

const createMessagesStep = (unread: number): NextStep | null =>
  unread > 0 ? { kind: 'messages', count: unread } : null

function createOldFiguresStep(customer: NextStepInputs['customer'], today: string): NextStep | null {
  const since = customer?.last_submitted_portal_invitation_date?.slice(0, 10)
  return since && countMonthsBetween(since, today) >= maxFigureAgeMonths ? { kind: 'figures', since } : null
}

/** Step for the fixed rate that ends first: on the customer's home, otherwise on another home. */
function createFixedRateEndStep({ mortgages, home }: NextStepInputs, today: string): NextStep | null {
  const onHome = listMortgagesOnHome(mortgages, home)
  const findFirstRateEnd = (some: readonly Mortgage[]): NextStep | null => {
    const ends = some
      .flatMap(({ id, mortgageParts }) => mortgageParts.map((part) => ({ id, part })))
      .filter(({ part }) => part.interest_type !== 'variable')
      .flatMap(({ id, part }) => (part.einddatumRentevast ? [{ id, on: part.einddatumRentevast }] : []))
      .filter(({ on }) => on >= today && countMonthsBetween(today, on) < maxMonthsBeforeRateEnd)
    const first = findEarliestItem(ends, ({ on }) => on)
    return first ? { kind: 'rate', mortgage: first.id, on: first.on } : null
  }
  return findFirstRateEnd(onHome) ?? findFirstRateEnd(listMortgagesOnOtherHomes(mortgages, home))
}

/** Step for a customer with the right to edit data, no mortgage and no submitted figures. */
const createNoDataStep = ({ customer, mortgages }: NextStepInputs): NextStep | null =>
  customer?.can_update_self && !customer.last_submitted_portal_invitation_date && mortgages.length === 0
    ? { kind: 'begin' }
    : null

/** Finds the item with the earliest day. Days are 'YYYY-MM-DD' and compared as strings. */
const findEarliestItem = <One>(all: readonly One[], dayOf: (one: One) => string): One | undefined =>
  all.reduce<One | undefined>(
    (first, one) => (first === undefined || dayOf(one) < dayOf(first) ? one : first),
    undefined,
  )
