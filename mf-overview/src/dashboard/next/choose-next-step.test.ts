import { LivingProperty } from '@portal/contract/living-details'
import { Mortgage, MortgagePart, MortgageProperty } from '@portal/contract/mortgage'
import { Task } from '@portal/contract/task'
import * as v from '@portal/contract/valibot'
import { collectToDos } from '@portal/domain/to-do/collect-to-dos'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseNextStep, type NextStepInputs } from './choose-next-step.ts'

const exampleToday = '2026-11-21'
const createProgressItem = (name: string, more: object = {}) => ({
  id: name,
  mortgage_id: 1,
  name,
  ...more,
})
const createApplication = (...progress: ReturnType<typeof createProgressItem>[]) =>
  v.parse(Mortgage, { id: 1, status: 15, progress })
const createMortgageWithRateEnd = (on: string, type = 'fixed', status = 0) =>
  v.parse(Mortgage, {
    id: 7,
    status,
    mortgageParts: [
      v.parse(MortgagePart, { id: 1, hoofdsom: 1, type: 1, interest_type: type, einddatumRentevast: on }),
    ],
  })
const createTask = (id: number, date: string | null, seen?: string) =>
  v.parse(Task, { id, title: `Taak ${id}`, date, seen_by_customer: seen })
const createCustomerSubmittedOn = (date: string | null, can_update_self = false) => ({
  last_submitted_portal_invitation_date: date,
  can_update_self,
})
const emptyInputs: NextStepInputs = {
  mortgages: [],
  home: null,
  toDos: [],
  customer: null,
  unread: 0,
  complete: true,
}
const chooseStep = (open: Partial<NextStepInputs>) =>
  chooseNextStep({ ...emptyInputs, ...open }, exampleToday)
const createInputsWithRequests = (tasks: Task[], mortgages: Mortgage[] = []) => ({
  mortgages,
  toDos: collectToDos({ tasks: { unfinished: tasks, finished: [] }, mortgages }),
})

test('an overdue item comes first, whatever its kind', () => {
  const open = createInputsWithRequests(
    [createTask(1, '2026-11-20', '2026-11-20')],
    [createApplication(createProgressItem('A'))],
  )
  expect(chooseStep(open)).toMatchObject({ kind: 'task', first: { id: 1 }, toDo: 2 })
})

test('a missing document comes before items that are not overdue, with the number of to-dos', () => {
  const tasks = [createTask(1, exampleToday), createTask(2, '2026-11-25')]
  expect(
    chooseStep(
      createInputsWithRequests(tasks, [
        createApplication(createProgressItem('Loonstrook'), createProgressItem('Paspoort', { received: 1 })),
      ]),
    ),
  ).toMatchObject({
    kind: 'document',
    first: { of: 1, title: 'Loonstrook' },
    toDo: 3,
  })
  expect(
    chooseStep(
      createInputsWithRequests([], [createApplication(createProgressItem('A'), createProgressItem('B'))]),
    ),
  ).toMatchObject({ toDo: 2 })
  const sent = createApplication(
    createProgressItem('A', { received: 1 }),
    createProgressItem('B', { completed: 1 }),
  )
  expect(chooseStep(createInputsWithRequests(tasks, [sent])).kind).toBe('task')
})

test('@SEEN-02 after that the task with the earliest deadline is chosen, seen or not', () => {
  const tasks = [createTask(1, null), createTask(2, '2026-12-01'), createTask(3, '2026-11-25', '2026-11-20')]
  expect(
    chooseStep({ ...createInputsWithRequests(tasks), customer: createCustomerSubmittedOn('2020-01-01') }),
  ).toMatchObject({
    kind: 'task',
    first: { id: 3, title: 'Taak 3' },
    toDo: 3,
  })
})

test('after that messages are chosen, with a separate step for messages that want an answer', () => {
  const notes = [{ id: 4, title: 'Wat vind je?', wants_answer: true }]
  expect(chooseStep({ toDos: collectToDos({ notes }), unread: 2 })).toMatchObject({
    kind: 'answer',
    first: { id: 4 },
  })
  expect(chooseStep({ unread: 2, customer: createCustomerSubmittedOn('2020-01-01') })).toEqual({
    kind: 'messages',
    count: 2,
  })
})

test('for an empty file the step is adding data, if the customer may edit it', () => {
  expect(chooseStep({ customer: createCustomerSubmittedOn(null, true) })).toEqual({ kind: 'begin' })
  expect(chooseStep({ customer: createCustomerSubmittedOn(null) })).toEqual({ kind: 'none' })
  expect(chooseStep({ customer: createCustomerSubmittedOn('2026-11-01', true) })).toEqual({ kind: 'none' })
  expect(
    chooseStep({
      customer: createCustomerSubmittedOn(null, true),
      mortgages: [createMortgageWithRateEnd('2040-01-01')],
    }),
  ).toEqual({
    kind: 'none',
  })
  expect(chooseStep({ customer: createCustomerSubmittedOn(null, true), complete: false })).toEqual({
    kind: 'unknown',
  })
})

test('after that, figures are chosen that were last confirmed a year ago or earlier', () => {
  const mortgages = [createMortgageWithRateEnd('2027-01-01')]
  expect(chooseStep({ mortgages, customer: createCustomerSubmittedOn('2025-11-21') })).toEqual({
    kind: 'figures',
    since: '2025-11-21',
  })
  expect(
    chooseStep({ mortgages, customer: createCustomerSubmittedOn('2025-11-22T10:00:00Z') }),
  ).toMatchObject({ kind: 'rate' })
  expect(chooseStep({ mortgages, customer: createCustomerSubmittedOn(null) })).toMatchObject({ kind: 'rate' })
})

test('after that a fixed rate that ends within 18 months is chosen, but no variable, ended or applied-for rate', () => {
  const getStepKind = (mortgage: Mortgage) => chooseStep({ mortgages: [mortgage] }).kind
  expect(chooseStep({ mortgages: [createMortgageWithRateEnd('2028-05-20')] })).toEqual({
    kind: 'rate',
    mortgage: 7,
    on: '2028-05-20',
  })
  expect(getStepKind(createMortgageWithRateEnd('2028-05-21'))).toBe('none')
  expect(getStepKind(createMortgageWithRateEnd('2026-11-21'))).toBe('rate')
  expect(getStepKind(createMortgageWithRateEnd('2026-11-20'))).toBe('none')
  expect(getStepKind(createMortgageWithRateEnd('2027-01-01', 'variable'))).toBe('none')
  expect(getStepKind(createMortgageWithRateEnd('2027-01-01', 'fixed', 1))).toBe('none')
})

test('the fixed rate of the customer’s home comes before one of another home that ends sooner', () => {
  const home = v.parse(LivingProperty, { postcode: '3541AB', number: '14' })
  const own = {
    ...createMortgageWithRateEnd('2028-01-01'),
    id: 8,
    mainProperty: v.parse(MortgageProperty, { postal_code: '3541 AB', number: '14' }),
  }
  const other = createMortgageWithRateEnd('2027-01-01')
  expect(chooseStep({ mortgages: [other, own], home })).toMatchObject({ kind: 'rate', mortgage: 8 })
  expect(chooseStep({ mortgages: [other, own] })).toMatchObject({ kind: 'rate', mortgage: 7 })
})

test('for any input exactly one step is chosen', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2060-01-01') })
  const dates = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(dates), fc.array(dates), fc.option(dates), (ends, due, since) => {
      const step = chooseStep({
        ...createInputsWithRequests(due.map((date, id) => createTask(id, date))),
        mortgages: ends.map((on) => createMortgageWithRateEnd(on)),
        customer: createCustomerSubmittedOn(since),
      })
      expect(step.kind === 'task').toBe(due.length > 0)
    }),
  )
})

test('a failed read does not count as nothing to do, but items of other reads are chosen', () => {
  expect(chooseStep({ complete: false })).toEqual({ kind: 'unknown' })
  expect(
    chooseStep({ complete: false, unread: 2, mortgages: [createMortgageWithRateEnd('2027-01-01')] }),
  ).toEqual({
    kind: 'unknown',
  })
  expect(chooseStep({ complete: false, ...createInputsWithRequests([createTask(1, null)]) }).kind).toBe(
    'task',
  )
})
