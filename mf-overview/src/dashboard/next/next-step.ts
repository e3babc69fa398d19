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
  /** What is to be done first. */
  first: ToDo
  /** How much is to be done in all, this among it: the number that header, counters and tasks have too. */
  toDo: number
}

/** The one thing that helps the customer most now; days are 'YYYY-MM-DD'. */
export type NextStep =
  | ToDoStep
  /** There are messages that were not read. */
  | { kind: 'messages'; count: number }
  /** The figures were last gone through more than a year ago. */
  | { kind: 'figures'; since: string }
  /** A fixed rate ends soon. */
  | { kind: 'rate'; mortgage: Id; on: string }
  /** There is nothing in the file yet. */
  | { kind: 'begin' }
  | { kind: 'none' }
  /** The firm asks nothing in what could be read; not everything could. */
  | { kind: 'unknown' }

/** What of a file is looked at; what could not be read is left out, and it is then not complete. */
export interface Open {
  /** In the order of `toDosOf`. */
  toDos: readonly ToDo[]
  mortgages: readonly Mortgage[]
  /** Where the customer lives; null where that is not known. */
  home: LivingProperty | null
  customer: Pick<Customer, 'last_submitted_portal_invitation_date' | 'can_update_self'> | null
  /** How many messages were not read. */
  unread: number
  complete: boolean
}

/** Months after which figures are old, and before its end within which a fixed rate matters. */
const oldAfter = 12
const rateWithin = 18

/**
 * Chooses one step from what is open, the most pressing first: overdue items, documents of an application, other requests
 * of the tenant, messages, old figures, a fixed rate that ends, an empty file. If a read failed, a request of the tenant may
 * be missing, so nothing of lower priority is chosen.
 */
export function nextStepOf(open: Open, today: string): NextStep {
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

function figuresOf(customer: Open['customer'], today: string): NextStep | null {
  const since = customer?.last_submitted_portal_invitation_date?.slice(0, 10)
  return since && monthsBetween(since, today) >= oldAfter ? { kind: 'figures', since } : null
}

/** The fixed rate that ends first: of the home lived in, else of another. */
function rateOf({ mortgages, home }: Open, today: string): NextStep | null {
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
const beginOf = ({ customer, mortgages }: Open): NextStep | null =>
  customer?.can_update_self && !customer.last_submitted_portal_invitation_date && mortgages.length === 0
    ? { kind: 'begin' }
    : null

/** The first of some by day, 'YYYY-MM-DD', which are in order as they are written: no need to ask how a language sorts. */
const earliest = <One>(all: readonly One[], dayOf: (one: One) => string): One | undefined =>
  all.reduce<One | undefined>(
    (first, one) => (first === undefined || dayOf(one) < dayOf(first) ? one : first),
    undefined,
  )
