import { LivingProperty } from '@portal/contract/living'
import { Mortgage, MortgagePart, MortgageProperty } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { Task } from '@portal/contract/task'
import { toDosOf } from '@portal/domain/to-do/to-dos-of'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseNextStep, type StepInputs } from './next-step.ts'

const today = '2026-11-21'
const item = (name: string, more: object = {}) => ({
  id: name,
  mortgage_id: 1,
  name,
  ...more,
})
const application = (...progress: ReturnType<typeof item>[]) =>
  v.parse(Mortgage, { id: 1, status: 15, progress })
const runningMortgage = (on: string, type = 'fixed', status = 0) =>
  v.parse(Mortgage, {
    id: 7,
    status,
    mortgageParts: [
      v.parse(MortgagePart, { id: 1, hoofdsom: 1, type: 1, interest_type: type, einddatumRentevast: on }),
    ],
  })
const task = (id: number, date: string | null, seen?: string) =>
  v.parse(Task, { id, title: `Taak ${id}`, date, seen_by_customer: seen })
const submitted = (date: string | null, can_update_self = false) => ({
  last_submitted_portal_invitation_date: date,
  can_update_self,
})
const nothing: StepInputs = {
  mortgages: [],
  home: null,
  toDos: [],
  customer: null,
  unread: 0,
  complete: true,
}
const next = (open: Partial<StepInputs>) => chooseNextStep({ ...nothing, ...open }, today)
const withRequests = (tasks: Task[], mortgages: Mortgage[] = []) => ({
  mortgages,
  toDos: toDosOf({ tasks: { unfinished: tasks, finished: [] }, mortgages }),
})

test('what is late comes first, whatever it is', () => {
  const open = withRequests([task(1, '2026-11-20', '2026-11-20')], [application(item('A'))])
  expect(next(open)).toMatchObject({ kind: 'task', first: { id: 1 }, toDo: 2 })
})

test('a missing document comes before items that are not overdue, with the number of to-dos', () => {
  const tasks = [task(1, today), task(2, '2026-11-25')]
  expect(
    next(withRequests(tasks, [application(item('Loonstrook'), item('Paspoort', { received: 1 }))])),
  ).toMatchObject({
    kind: 'document',
    first: { of: 1, title: 'Loonstrook' },
    toDo: 3,
  })
  expect(next(withRequests([], [application(item('A'), item('B'))]))).toMatchObject({ toDo: 2 })
  const sent = application(item('A', { received: 1 }), item('B', { completed: 1 }))
  expect(next(withRequests(tasks, [sent])).kind).toBe('task')
})

test('@SEEN-02 then the task that is due first, whether or not it was seen', () => {
  const tasks = [task(1, null), task(2, '2026-12-01'), task(3, '2026-11-25', '2026-11-20')]
  expect(next({ ...withRequests(tasks), customer: submitted('2020-01-01') })).toMatchObject({
    kind: 'task',
    first: { id: 3, title: 'Taak 3' },
    toDo: 3,
  })
})

test('then messages, those that want an answer by name', () => {
  const notes = [{ id: 4, title: 'Wat vind je?', wants_answer: true }]
  expect(next({ toDos: toDosOf({ notes }), unread: 2 })).toMatchObject({ kind: 'answer', first: { id: 4 } })
  expect(next({ unread: 2, customer: submitted('2020-01-01') })).toEqual({ kind: 'messages', count: 2 })
})

test('an empty file begins with what goes into it, where the customer may fill it in', () => {
  expect(next({ customer: submitted(null, true) })).toEqual({ kind: 'begin' })
  expect(next({ customer: submitted(null) })).toEqual({ kind: 'none' })
  expect(next({ customer: submitted('2026-11-01', true) })).toEqual({ kind: 'none' })
  expect(next({ customer: submitted(null, true), mortgages: [runningMortgage('2040-01-01')] })).toEqual({
    kind: 'none',
  })
  expect(next({ customer: submitted(null, true), complete: false })).toEqual({ kind: 'unknown' })
})

test('then figures that are a year old, to the day', () => {
  const mortgages = [runningMortgage('2027-01-01')]
  expect(next({ mortgages, customer: submitted('2025-11-21') })).toEqual({
    kind: 'figures',
    since: '2025-11-21',
  })
  expect(next({ mortgages, customer: submitted('2025-11-22T10:00:00Z') })).toMatchObject({ kind: 'rate' })
  expect(next({ mortgages, customer: submitted(null) })).toMatchObject({ kind: 'rate' })
})

test('then a fixed rate that ends within 18 months; not a variable one, one that is over, or one of an application', () => {
  const kind = (mortgage: Mortgage) => next({ mortgages: [mortgage] }).kind
  expect(next({ mortgages: [runningMortgage('2028-05-20')] })).toEqual({
    kind: 'rate',
    mortgage: 7,
    on: '2028-05-20',
  })
  expect(kind(runningMortgage('2028-05-21'))).toBe('none')
  expect(kind(runningMortgage('2026-11-21'))).toBe('rate')
  expect(kind(runningMortgage('2026-11-20'))).toBe('none')
  expect(kind(runningMortgage('2027-01-01', 'variable'))).toBe('none')
  expect(kind(runningMortgage('2027-01-01', 'fixed', 1))).toBe('none')
})

test('the fixed rate of the customer’s home comes before one of another home that ends sooner', () => {
  const home = v.parse(LivingProperty, { postcode: '3541AB', number: '14' })
  const own = {
    ...runningMortgage('2028-01-01'),
    id: 8,
    mainProperty: v.parse(MortgageProperty, { postal_code: '3541 AB', number: '14' }),
  }
  const other = runningMortgage('2027-01-01')
  expect(next({ mortgages: [other, own], home })).toMatchObject({ kind: 'rate', mortgage: 8 })
  expect(next({ mortgages: [other, own] })).toMatchObject({ kind: 'rate', mortgage: 7 })
})

test('there is always exactly one step, whatever is open', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2060-01-01') })
  const dates = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(dates), fc.array(dates), fc.option(dates), (ends, due, since) => {
      const step = next({
        ...withRequests(due.map((date, id) => task(id, date))),
        mortgages: ends.map((on) => runningMortgage(on)),
        customer: submitted(since),
      })
      expect(step.kind === 'task').toBe(due.length > 0)
    }),
  )
})

test('what could not be read is not nothing, but what was found stands', () => {
  expect(next({ complete: false })).toEqual({ kind: 'unknown' })
  expect(next({ complete: false, unread: 2, mortgages: [runningMortgage('2027-01-01')] })).toEqual({
    kind: 'unknown',
  })
  expect(next({ complete: false, ...withRequests([task(1, null)]) }).kind).toBe('task')
})
