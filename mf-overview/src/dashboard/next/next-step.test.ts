import { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { Task } from '@portal/contract/task'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStepOf, type Open } from './next-step.ts'

const today = '2026-11-21'
const item = (name: string, received = 0, completed = 0) => ({
  id: name,
  mortgage_id: 1,
  name,
  received,
  completed,
})
const application = (...progress: ReturnType<typeof item>[]) =>
  v.parse(Mortgage, {
    id: 1,
    status: 15,
    progress,
    openProgress: progress.filter(({ received, completed }) => !received && !completed).length,
  })
const running = (on: string, type = 'fixed', status = 0) =>
  v.parse(Mortgage, {
    id: 7,
    status,
    mortgageParts: [
      v.parse(MortgagePart, { id: 1, hoofdsom: 1, type: 1, interest_type: type, einddatumRentevast: on }),
    ],
  })
const task = (id: number, date: string | null, seen?: string) =>
  v.parse(Task, { id, title: `Taak ${id}`, date, seen_by_customer: seen })
const submitted = (date: string | null) => ({ last_submitted_portal_invitation_date: date })
const nothing: Open = { mortgages: [], tasks: [], customer: null, complete: true }
const next = (open: Partial<Open>) => nextStepOf({ ...nothing, ...open }, today)

test('a missing document comes first, by name when it is the only one', () => {
  const tasks = [task(1, null)]
  expect(next({ mortgages: [application(item('Loonstrook'), item('Paspoort', 1))], tasks })).toEqual({
    kind: 'document',
    mortgage: 1,
    count: 1,
    name: 'Loonstrook',
  })
  expect(next({ mortgages: [application(item('A'), item('B'))], tasks })).toMatchObject({
    count: 2,
    name: null,
  })
  expect(next({ mortgages: [application(item('A', 1), item('B', 0, 1))], tasks })).toMatchObject({
    kind: 'task',
  })
})

test('then the task that is due first, of those that were not seen', () => {
  const tasks = [task(1, null), task(2, '2026-12-01'), task(3, '2026-11-25', '2026-11-20')]
  expect(next({ tasks, customer: submitted('2020-01-01') })).toEqual({
    kind: 'task',
    id: 2,
    count: 2,
    title: 'Taak 2',
  })
})

test('then figures that are a year old, to the day', () => {
  const mortgages = [running('2027-01-01')]
  expect(next({ mortgages, customer: submitted('2025-11-21') })).toEqual({
    kind: 'figures',
    since: '2025-11-21',
  })
  expect(next({ mortgages, customer: submitted('2025-11-22T10:00:00Z') })).toMatchObject({ kind: 'rate' })
  expect(next({ mortgages, customer: submitted(null) })).toMatchObject({ kind: 'rate' })
})

test('then a fixed rate that ends within 18 months; not a variable one, one that is over, or one of an application', () => {
  const kind = (mortgage: Mortgage) => next({ mortgages: [mortgage] }).kind
  expect(next({ mortgages: [running('2028-05-20')] })).toEqual({
    kind: 'rate',
    mortgage: 7,
    on: '2028-05-20',
  })
  expect(kind(running('2028-05-21'))).toBe('none')
  expect(kind(running('2026-11-21'))).toBe('rate')
  expect(kind(running('2026-11-20'))).toBe('none')
  expect(kind(running('2027-01-01', 'variable'))).toBe('none')
  expect(kind(running('2027-01-01', 'fixed', 1))).toBe('none')
})

test('there is always exactly one step, whatever is open', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2060-01-01') })
  const dates = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(dates), fc.array(dates), fc.option(dates), (ends, due, since) => {
      const step = next({
        mortgages: ends.map((on) => running(on)),
        tasks: due.map((date, id) => task(id, date)),
        customer: submitted(since),
      })
      expect(step.kind === 'task').toBe(due.length > 0)
    }),
  )
})

test('what could not be read is not nothing, but what was found stands', () => {
  expect(next({ complete: false })).toEqual({ kind: 'unknown' })
  expect(next({ complete: false, tasks: [task(1, null)] }).kind).toBe('task')
})
