import { AppointmentType } from '@portal/contract/appointment'
import * as v from '@portal/contract/schema'
import { expect, test } from 'vitest'
import { categoriesOf, pageOf, windowOf } from './booking.ts'

const type = (id: number, category: { id: number; name: string } | null = null) =>
  v.parse(AppointmentType, { id, name: `Type ${id}`, category })

test('@APPT-04 types are grouped by category, in the order they come', () => {
  const advice = { id: 1, name: 'Advies' }
  const care = { id: 2, name: 'Nazorg' }
  const groups = categoriesOf([type(1, advice), type(2, care), type(3, advice), type(4)])
  expect(groups.map(({ name, types }) => [name, types.map(({ id }) => id)])).toEqual([
    ['Advies', [1, 3]],
    ['Nazorg', [2]],
    ['', [4]],
  ])
})

test('days are offered from the least to the most hours ahead, by the firm’s calendar', () => {
  const late = new Date('2026-11-21T23:30:00Z')
  const hours = (minTimeBeforeAppointment: number | null, maxTimeBeforeAppointment: number | null) =>
    windowOf({ minTimeBeforeAppointment, maxTimeBeforeAppointment }, late)
  expect(hours(0, 24)).toEqual({ first: '2026-11-22', last: '2026-11-23' })
  expect(hours(24, 48)).toEqual({ first: '2026-11-23', last: '2026-11-24' })
  expect(hours(null, null)).toEqual({ first: '2026-11-22', last: '2027-01-21' })
  expect(hours(240, 24)).toEqual({ first: '2026-12-02', last: '2026-12-02' })
})

test('a week over a clock change has every day once', () => {
  expect(pageOf('2026-03-27', '2026-05-01', 0)).toEqual([
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
    '2026-04-01',
    '2026-04-02',
  ])
  expect(pageOf('2026-10-23', '2026-10-26', 0)).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
  expect(pageOf('2026-03-27', '2026-05-01', 1)[0]).toBe('2026-04-03')
})
