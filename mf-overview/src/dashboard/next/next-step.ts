import type { Customer } from '@portal/contract/customer'
import { monthsBetween } from '@portal/contract/day'
import type { Mortgage } from '@portal/contract/mortgage'
import type { Task } from '@portal/contract/task'
import type { Id } from '@portal/contract/wire'
import { missingOf } from '@portal/domain/progress'

/** The one thing that helps the customer most now; days are 'YYYY-MM-DD'. */
export type NextStep =
  /** An application waits for documents; the name of the only one, where it is one. */
  | { kind: 'document'; mortgage: Id; count: number; name: string | null }
  /** Tasks that were not seen; the title of the first. */
  | { kind: 'task'; id: Id; count: number; title: string }
  /** The figures were last gone through more than a year ago. */
  | { kind: 'figures'; since: string }
  /** A fixed rate ends soon. */
  | { kind: 'rate'; mortgage: Id; on: string }
  | { kind: 'none' }
  /** Nothing is open in what could be read; not everything could. */
  | { kind: 'unknown' }

/** What of a file is looked at; what could not be read is left out, and it is then not complete. */
export interface Open {
  mortgages: readonly Mortgage[]
  tasks: readonly Task[]
  customer: Pick<Customer, 'last_submitted_portal_invitation_date'> | null
  complete: boolean
}

/** Months after which figures are old, and before its end within which a fixed rate matters. */
const oldAfter = 12
const rateWithin = 18

/** Chooses one step from what is open, the most pressing kind first: a document, a task, old figures, a fixed rate. */
export const nextStepOf = (open: Open, today: string): NextStep =>
  documentOf(open.mortgages) ??
  taskOf(open.tasks) ??
  figuresOf(open.customer, today) ??
  rateOf(open.mortgages, today) ?? { kind: open.complete ? 'none' : 'unknown' }

function documentOf(mortgages: readonly Mortgage[]): NextStep | null {
  const mortgage = mortgages.find(({ openProgress }) => (openProgress ?? 0) > 0)
  if (!mortgage) return null
  const missing = missingOf(mortgage.progress)
  const count = mortgage.openProgress ?? 0
  return {
    kind: 'document',
    mortgage: mortgage.id,
    count,
    name: count === 1 ? (missing[0]?.name ?? null) : null,
  }
}

function taskOf(tasks: readonly Task[]): NextStep | null {
  const unseen = tasks.filter(({ seen_by_customer }) => !seen_by_customer)
  const first = earliest(unseen, ({ date }) => date ?? '9')
  return first ? { kind: 'task', id: first.id, count: unseen.length, title: first.title } : null
}

function figuresOf(customer: Open['customer'], today: string): NextStep | null {
  const since = customer?.last_submitted_portal_invitation_date?.slice(0, 10)
  return since && monthsBetween(since, today) >= oldAfter ? { kind: 'figures', since } : null
}

function rateOf(mortgages: readonly Mortgage[], today: string): NextStep | null {
  const ends = mortgages
    .filter(({ status }) => status === 0)
    .flatMap(({ id, mortgageParts }) => mortgageParts.map((part) => ({ id, part })))
    .filter(({ part }) => part.interest_type !== 'variable')
    .flatMap(({ id, part }) => (part.einddatumRentevast ? [{ id, on: part.einddatumRentevast }] : []))
    .filter(({ on }) => on >= today && monthsBetween(today, on) < rateWithin)
  const first = earliest(ends, ({ on }) => on)
  return first ? { kind: 'rate', mortgage: first.id, on: first.on } : null
}

/** The first of some by day, 'YYYY-MM-DD', which are in order as they are written: no need to ask how a language sorts. */
const earliest = <One>(all: readonly One[], dayOf: (one: One) => string): One | undefined =>
  all.reduce<One | undefined>(
    (first, one) => (first === undefined || dayOf(one) < dayOf(first) ? one : first),
    undefined,
  )
