import { expect, test } from 'vitest'
import { getOfficeState, getOpeningHoursOn } from './opening-hours.ts'

const exampleOffice = {
  default_hours: [
    { day: 6, from: '10:00', to: '14:00' },
    { day: 7, from: null, to: null },
  ],
  upcoming_hours: [{ date: '2026-11-28', from: null, to: null, reason: 'Studiedag' }],
}

test('an exception replaces the hours of the weekday', () => {
  expect(getOpeningHoursOn(exampleOffice, '2026-11-21')).toEqual({ from: '10:00', to: '14:00', reason: null })
  expect(getOpeningHoursOn(exampleOffice, '2026-11-22')).toEqual({ from: null, to: null, reason: null })
  expect(getOpeningHoursOn(exampleOffice, '2026-11-28')).toEqual({
    from: null,
    to: null,
    reason: 'Studiedag',
  })
  expect(getOpeningHoursOn(exampleOffice, '2026-11-23')).toBeNull()
})

const officeWithHours = {
  default_hours: [
    ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:30' })),
    { day: 6, from: '10:00', to: '14:00' },
    { day: 7, from: null, to: null },
  ],
  upcoming_hours: [{ date: '2026-11-23', from: null, to: null, reason: 'Studiedag' }],
}
const getOfficeStateAt = (moment: string) => getOfficeState(officeWithHours, new Date(moment))

test('an office is open until its closing time, in the tenant’s time zone', () => {
  expect(getOfficeStateAt('2026-11-20T08:00:00Z')).toEqual({ is: 'open', until: '17:30' })
  expect(getOfficeStateAt('2026-11-20T16:29:00Z')).toEqual({ is: 'open', until: '17:30' })
  expect(getOfficeStateAt('2026-07-17T15:29:00Z')).toEqual({ is: 'open', until: '17:30' })
  expect(getOfficeStateAt('2026-11-20T16:30:00Z')).toEqual({
    is: 'closed',
    opens: { day: '2026-11-21', from: '10:00' },
  })
  expect(getOfficeStateAt('2026-11-20T07:00:00Z')).toEqual({
    is: 'closed',
    opens: { day: '2026-11-20', from: '09:00' },
  })
})

test('a closed office has its next opening, also after a Sunday and an exception', () => {
  expect(getOfficeStateAt('2026-11-21T13:30:00Z')).toEqual({
    is: 'closed',
    opens: { day: '2026-11-24', from: '09:00' },
  })
})

test('the next opening is searched for two weeks', () => {
  const closed = { default_hours: [{ day: 1, from: null, to: null }] }
  const findOpeningAfter = (date: string) => {
    const office = { ...closed, upcoming_hours: [{ date, from: '09:00', to: '17:00' }] }
    return getOfficeState(office, new Date('2026-11-20T12:00:00Z'))
  }
  expect(findOpeningAfter('2026-12-04')).toEqual({
    is: 'closed',
    opens: { day: '2026-12-04', from: '09:00' },
  })
  expect(findOpeningAfter('2026-12-05')).toEqual({ is: 'closed', opens: null })
})

test('with unknown hours there is no state, and an office that never opens has no next opening', () => {
  expect(getOfficeState({}, new Date())).toBeNull()
  const never = { default_hours: [{ day: 1, from: null, to: null }] }
  expect(getOfficeState(never, new Date())).toEqual({ is: 'closed', opens: null })
})
