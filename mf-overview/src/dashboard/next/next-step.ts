import type { Customer } from '@portal/contract/customer'
import { monthsBetween } from '@portal/contract/day'
import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Id } from '@portal/contract/wire'
import { mortgagesElsewhere, mortgagesOnHome } from '@portal/domain/matched-mortgage'
import { isOpen, type ToDo, urgencyOf } from '@portal/domain/to-do/to-do'

/** A request of the tenant, as the next step. */
export interface ToDoStep {
  kind: ToDo['kind']
  /** The first to-do. */
  first: ToDo
  /** Total number of to-dos including this one, as in header, counters and task list. */
  toDo: number
}

/** The most useful next step for the customer; days are 'YYYY-MM-DD'. */
export type NextStep =
  | ToDoStep
  /** There are unread messages. */
  | { kind: 'messages'; count: number }
  /** The last check of the figures was more than a year ago. */
  | { kind: 'figures'; since: string }
  /** A fixed-rate period ends soon. */
  | { kind: 'rate'; mortgage: Id; on: string }
  /** The file is empty. */
  | { kind: 'begin' }
  | { kind: 'none' }
  /** No request was found, but some reads failed. */
  | { kind: 'unknown' }

/** Data from which the step is chosen; failed reads are absent, and then it is incomplete. */
export interface StepInputs {
  /** In the order of `toDosOf`. */
  toDos: readonly ToDo[]
  mortgages: readonly Mortgage[]
  /** The customer's home; null if unknown. */
  home: LivingProperty | null
  customer: Pick<Customer, 'last_submitted_portal_invitation_date' | 'can_update_self'> | null
  /** Number of unread messages. */
  unread: number
  complete: boolean
}

/** Months after which figures count as old, and before the end of a fixed rate in which it counts. */
const maxFigureAgeMonths = 12
const rateWithin = 18

/**
 * Chooses one step from what is open, the most pressing first: overdue items, documents of an application, other requests
 * of the tenant, messages, old figures, a fixed rate that ends, an empty file. If a read failed, a request of the tenant may
 * be missing, so nothing of lower priority is chosen.
 */
export function chooseNextStep(open: StepInputs, today: string): NextStep {
  const toDo = toDoOf(open.toDos.filter(isOpen), today)
  if (toDo) return toDo
  if (!open.complete) return { kind: 'unknown' }
  return (
    messagesOf(open.unread) ??
    figuresOf(open.customer, today) ??
    rateOf(open, today) ??
    beginOf(open) ?? { kind: 'none' }
  )
}

function toDoOf(open: readonly ToDo[], today: string): ToDoStep | null {
  const late = open.find((toDo) => urgencyOf(toDo, today) === 'overdue')
  const first = late ?? open.find(({ kind }) => kind === 'document') ?? open[0]
  return first ? { kind: first.kind, first, toDo: open.length } : null
}

const messagesOf = (unread: number): NextStep | null =>
  unread > 0 ? { kind: 'messages', count: unread } : null

function figuresOf(customer: StepInputs['customer'], today: string): NextStep | null {
  const since = customer?.last_submitted_portal_invitation_date?.slice(0, 10)
  return since && monthsBetween(since, today) >= maxFigureAgeMonths ? { kind: 'figures', since } : null
}

/** The fixed rate that ends first: of the customer's home, otherwise of another. */
function rateOf({ mortgages, home }: StepInputs, today: string): NextStep | null {
  const onHome = mortgagesOnHome(mortgages, home)
  const firstOf = (some: readonly Mortgage[]): NextStep | null => {
    const ends = some
      .flatMap(({ id, mortgageParts }) => mortgageParts.map((part) => ({ id, part })))
      .filter(({ part }) => part.interest_type !== 'variable')
      .flatMap(({ id, part }) => (part.einddatumRentevast ? [{ id, on: part.einddatumRentevast }] : []))
      .filter(({ on }) => on >= today && monthsBetween(today, on) < rateWithin)
    const first = earliest(ends, ({ on }) => on)
    return first ? { kind: 'rate', mortgage: first.id, on: first.on } : null
  }
  return firstOf(onHome) ?? firstOf(mortgagesElsewhere(mortgages, home))
}

/** The first step of a customer with edit permission, whose file has no mortgage and was never checked. */
const beginOf = ({ customer, mortgages }: StepInputs): NextStep | null =>
  customer?.can_update_self && !customer.last_submitted_portal_invitation_date && mortgages.length === 0
    ? { kind: 'begin' }
    : null

/** The earliest by 'YYYY-MM-DD' day, compared as strings. */
const earliest = <One>(all: readonly One[], dayOf: (one: One) => string): One | undefined =>
  all.reduce<One | undefined>(
    (first, one) => (first === undefined || dayOf(one) < dayOf(first) ? one : first),
    undefined,
  )
