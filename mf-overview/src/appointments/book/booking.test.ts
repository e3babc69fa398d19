import { AppointmentType } from '@portal/contract/appointment'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import {
  createBookingForType,
  formatInterval,
  getBookingWindow,
  getChosenTime,
  groupTypesByCategory,
  hasCategoryChoice,
  listDaysOfPage,
  otherTimeOption,
  selectOfferedTimes,
} from './booking.ts'

const createAppointmentType = (id: number, category: { id: number; name: string } | null = null) =>
  v.parse(AppointmentType, { id, name: `Type ${id}`, category })

test('@APPT-04 types are grouped by category, in response order', () => {
  const advice = { id: 1, name: 'Advies' }
  const care = { id: 2, name: 'Nazorg' }
  const groups = groupTypesByCategory([
    createAppointmentType(1, advice),
    createAppointmentType(2, care),
    createAppointmentType(3, advice),
    createAppointmentType(4),
  ])
  expect(groups.map(({ name, types }) => [name, types.map(({ id }) => id)])).toEqual([
    ['Advies', [1, 3]],
    ['Nazorg', [2]],
    ['', [4]],
  ])
})

test('@APPT-04 the category is chosen first if there are more than six types in several categories', () => {
  const shouldAskForCategory = (count: number, categories: number) => {
    const types = Array.from({ length: count }, (_, id) =>
      createAppointmentType(id, { id: id % categories, name: `Soort ${id % categories}` }),
    )
    return hasCategoryChoice(types, groupTypesByCategory(types))
  }
  expect([shouldAskForCategory(6, 2), shouldAskForCategory(7, 2), shouldAskForCategory(20, 1)]).toEqual([
    false,
    true,
    false,
  ])
})

test('choosing a type preselects the customer’s own adviser if available, otherwise the first adviser, otherwise nobody', () => {
  const people = ['Sanne', 'Ruben', 'Kim'].map((name, id) => ({ id, name }))
  const getPreselectedAdviser = (resourceId: number[], own?: string) =>
    createBookingForType({ ...createAppointmentType(1), resourceId }, people, own).resource
  expect([
    getPreselectedAdviser([0, 1], 'Ruben'),
    getPreselectedAdviser([1, 2], 'Sanne'),
    getPreselectedAdviser([2]),
    getPreselectedAdviser([], 'Kim'),
  ]).toEqual(['1', '1', '2', ''])
})

test('@APPT-02 the first time of each morning and afternoon in the tenant’s time zone is offered, and the chosen time', () => {
  const createTimeSlot = (moment: string) => ({
    time_start: `2026-11-${moment}:00Z`,
    time_end: `2026-11-${moment}:30Z`,
  })
  const times = ['24T08:00', '24T10:30', '24T11:00', '24T12:00', '25T13:00', '25T14:00'].map(createTimeSlot)
  const getOfferedStartTimes = (chosen: string) =>
    selectOfferedTimes(times, chosen).map(({ time_start }) => time_start.slice(8, 16))
  expect(getOfferedStartTimes('')).toEqual(['24T08:00', '24T11:00', '25T13:00'])
  expect(getOfferedStartTimes(formatInterval(createTimeSlot('25T14:00')))).toEqual([
    '24T08:00',
    '24T11:00',
    '25T13:00',
    '25T14:00',
  ])
  for (const time of times) {
    expect(getChosenTime({ moment: formatInterval(time), time: '' })).toEqual(time)
    expect(getChosenTime({ moment: otherTimeOption, time: formatInterval(time) })).toEqual(time)
  }
  expect(getChosenTime({ moment: otherTimeOption, time: '' })).toBeNull()
  expect(getChosenTime({ moment: '', time: '' })).toBeNull()
})

test('bookable days range from the minimum to the maximum hours ahead, in the tenant’s time zone', () => {
  const late = new Date('2026-11-21T23:30:00Z')
  const getWindowForHours = (
    minTimeBeforeAppointment: number | null,
    maxTimeBeforeAppointment: number | null,
  ) => getBookingWindow({ minTimeBeforeAppointment, maxTimeBeforeAppointment }, late)
  expect(getWindowForHours(0, 24)).toEqual({ first: '2026-11-22', last: '2026-11-23' })
  expect(getWindowForHours(24, 48)).toEqual({ first: '2026-11-23', last: '2026-11-24' })
  expect(getWindowForHours(null, null)).toEqual({ first: '2026-11-22', last: '2027-01-21' })
  expect(getWindowForHours(240, 24)).toEqual({ first: '2026-12-02', last: '2026-12-02' })
})

test('a week with a clock change has every day once', () => {
  expect(listDaysOfPage('2026-03-27', '2026-05-01', 0)).toEqual([
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
    '2026-04-01',
    '2026-04-02',
  ])
  expect(listDaysOfPage('2026-10-23', '2026-10-26', 0)).toEqual([
    '2026-10-23',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])
  expect(listDaysOfPage('2026-03-27', '2026-05-01', 1)[0]).toBe('2026-04-03')
})
