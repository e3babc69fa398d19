import { Customer } from '@portal/contract/customer'
import { Partner } from '@portal/contract/family'
import { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import { Policy } from '@portal/contract/policy'
import { Task } from '@portal/contract/task'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listUpcomingCustomerEvents } from './customer-events.ts'
import { collectToDos } from './to-do/collect-to-dos.ts'

const today = '2026-11-21'
const examplePart = v.parse(MortgagePart, {
  id: 1,
  hoofdsom: 90_000,
  type: 5,
  interest: 2,
  interest_type: 'fixed',
  begindatum: '2016-03-01',
  einddatum: '2046-03-01',
  einddatumRentevast: '2036-03-01',
  remaining_debt: 90_000,
  tax_box_type: 3,
})
const createExampleCustomer = (given: object) =>
  v.parse(Customer, { id: 1, full_name: 'Anna de Wit', username: 'anna', ...given })
const createExamplePartner = (given: object) =>
  v.parse(Partner, { id: 2, full_name: 'Bas van der Meer', first_name: 'Bas', ...given })
const createMortgage = (given: object = {}) =>
  v.parse(Mortgage, { id: 7, status: 0, mortgageParts: [examplePart], ...given })
const createPolicy = (id: number, expiration_date: string, given: object = {}) =>
  v.parse(Policy, {
    id,
    name: `Polis ${id}`,
    mutation_code: 0,
    view_group_name: 'Risico',
    expiration_date,
    ...given,
  })
const exampleTask = v.parse(Task, { id: 3, title: 'Bel ons', date: '2026-12-01' })
const summarizeEvents = (file: Parameters<typeof listUpcomingCustomerEvents>[0]) =>
  listUpcomingCustomerEvents(file, today).map(({ date, kind, of }) => `${date} ${kind} ${of}`)

test('events of the customer and the mortgage are in one list, earliest first', () => {
  expect(
    summarizeEvents({
      mortgages: [createMortgage()],
      policies: [createPolicy(4, '2030-05-01')],
      customer: createExampleCustomer({ state_pension_date: '2049-01-09', retirement_date: '2050-02-01' }),
      partner: createExamplePartner({ state_pension_date: '2051-07-01' }),
      toDos: collectToDos({ tasks: { unfinished: [exampleTask], finished: [] } }),
    }),
  ).toEqual([
    '2026-12-01 request task-3',
    '2030-05-01 policy-end 4',
    '2036-03-01 fixed-end 7',
    '2046-03-01 part-end 7',
    '2049-01-09 state-pension customer',
    '2050-02-01 pension customer',
    '2051-07-01 state-pension partner',
  ])
})

test('past events, withdrawn requests, hidden policies and applications are excluded', () => {
  const answered = { ...exampleTask, status: 'answered' }
  expect(
    summarizeEvents({
      mortgages: [createMortgage({ status: 15 })],
      policies: [createPolicy(1, '2020-01-01'), createPolicy(2, '2030-01-01', { mutation_code: 3 })],
      customer: createExampleCustomer({ retirement_date: '2026-11-20' }),
      toDos: collectToDos({ tasks: { unfinished: [], finished: [answered] } }),
    }),
  ).toEqual([])
})

test('the end of a part has the remaining debt, and an event of today is upcoming', () => {
  const ends = listUpcomingCustomerEvents({ mortgages: [createMortgage()] }, today).find(
    ({ kind }) => kind === 'part-end',
  )
  expect(ends?.open).toBe(90_000)
  expect(summarizeEvents({ policies: [createPolicy(1, today)] })).toEqual([`${today} policy-end 1`])
})

test('for any file, all events are upcoming and in order', () => {
  const day = fc
    .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2070-01-01') })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(day), fc.option(day), (ends, retirement_date) => {
      const dates = listUpcomingCustomerEvents(
        {
          policies: ends.map((end, id) => createPolicy(id, end)),
          customer: createExampleCustomer({ retirement_date }),
        },
        today,
      ).map(({ date }) => date)
      expect(dates).toEqual([...dates].sort())
      expect(dates.every((date) => date >= today)).toBe(true)
      expect(dates).toHaveLength([...ends, retirement_date].filter((one) => one && one >= today).length)
    }),
  )
})

test('norms that change a scenario result are an event on their first day', () => {
  const upcomingEvents = [{ kind: 'norms', date: '2027-01-01', of: 7, turns: 'worse' }]
  expect(summarizeEvents({ upcomingEvents })).toEqual(['2027-01-01 norms-worse 7'])
  expect(
    summarizeEvents({ upcomingEvents: [{ ...upcomingEvents[0], kind: 'later' }] as typeof upcomingEvents }),
  ).toEqual([])
})
