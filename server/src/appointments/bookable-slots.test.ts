import { expect, test } from 'vitest'
import { calculateSlots, findNearestSlots } from './bookable-slots.ts'

const exampleAppointmentType = { duration: 60, buffer: 0, minHours: 0, maxHours: 1e6 }
const now = new Date('2026-11-20T10:00:00Z')
const listStartTimes = (date: string, availableFrom: string | null, availableTo: string | null) =>
  calculateSlots(exampleAppointmentType, {
    date,
    hours: { from: availableFrom, to: availableTo, reason: null },
    now,
    takenTimes: [],
  }).map(({ start }) => start.toISOString().slice(11, 16))

test('@APPT-05 times are within opening and working hours', () => {
  expect(listStartTimes('2026-11-26', '08:30', '12:30')).toEqual(['08:00', '09:00', '10:00'])
  expect(listStartTimes('2026-11-26', '13:00', '21:00')).toEqual(['12:00', '13:00', '14:00', '15:00'])
  expect(listStartTimes('2026-11-26', '07:00', '08:00')).toEqual([])
})

test('@APPT-05 there are no times on closed days and weekends', () => {
  expect(listStartTimes('2026-11-26', null, null)).toEqual([])
  expect(listStartTimes('2026-11-28', '09:00', '17:00')).toEqual([])
})

test('an office with unknown hours counts as open during working hours', () => {
  expect(
    calculateSlots(exampleAppointmentType, { date: '2026-11-26', hours: null, now, takenTimes: [] }),
  ).toHaveLength(8)
})

test('on a day with a clock change, times are in the tenant’s local time', () => {
  const day = { date: '2026-10-26', hours: null, now: new Date('2026-10-20T10:00:00Z'), takenTimes: [] }
  expect(calculateSlots(exampleAppointmentType, day)[0]?.start.toISOString()).toBe('2026-10-26T08:00:00.000Z')
})

test('@APPT-09 the nearest times are those of the first three days with any, skipping weekends and full days', () => {
  const openingHours = { from: '09:00', to: '11:00', reason: null }
  const fullDaySlot = { start: new Date('2026-11-24T08:00:00Z'), end: new Date('2026-11-24T10:00:00Z') }
  const findSlotsOfDay = (date: string) =>
    calculateSlots(exampleAppointmentType, { date, hours: openingHours, now, takenTimes: [fullDaySlot] })
  const findSlotDays = (minHours: number, maxHours: number) => [
    ...new Set(
      findNearestSlots({ minHours, maxHours }, now, findSlotsOfDay).map(({ start }) =>
        start.toISOString().slice(0, 10),
      ),
    ),
  ]
  expect(findSlotDays(24, 1440)).toEqual(['2026-11-23', '2026-11-25', '2026-11-26'])
  expect(findNearestSlots({ minHours: 24, maxHours: 1440 }, now, findSlotsOfDay)).toHaveLength(6)
  expect(findSlotDays(24, 96)).toEqual(['2026-11-23'])
  expect(findSlotDays(24, 48)).toEqual([])
})
