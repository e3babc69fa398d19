import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByDay, parseWeek } from './agenda-days.ts'

const exampleCustomer = { id: 1, name: 'Anna' }
const exampleResource = { id: 1, name: 'Sanne' }
const createAppointment = (start: string) => ({
  id: 1,
  customer: exampleCustomer,
  type: 'Gesprek',
  resource: exampleResource,
  start,
  end: start,
  summary: null,
  description: null,
  answers: {},
})
const exampleWeek = { week: '2026-11-23', resources: [], feed: '', blocked: [], appointments: [] }

test('a week has five days, and weekend days only if they have content', () => {
  expect(groupByDay(exampleWeek).map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
  const saturday = groupByDay({ ...exampleWeek, appointments: [createAppointment('2026-11-28T09:00:00Z')] })
  expect(saturday.at(-1)).toMatchObject({ date: '2026-11-28', appointments: [{ id: 1 }] })
})

test('blocked days exclude the moment at which they end', () => {
  const blocked = [
    {
      id: 1,
      resource: exampleResource,
      start: '2026-11-23T23:00:00Z',
      end: '2026-11-25T23:00:00Z',
      reason: 'Vakantie',
    },
  ]
  const days = groupByDay({ ...exampleWeek, blocked }).filter((day) => day.blocked.length > 0)
  expect(days.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25'])
})

test('an appointment at any time of the week is on one day', () => {
  const moment = fc.date({
    noInvalidDate: true,
    min: new Date('2026-11-22T23:00:00Z'),
    max: new Date('2026-11-29T22:59:59Z'),
  })
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 20 }), (moments) => {
      const appointments = moments.map((at) => createAppointment(at.toISOString()))
      const shown = groupByDay({ ...exampleWeek, appointments }).flatMap((day) => day.appointments)
      expect(shown.length).toBe(appointments.length)
    }),
  )
})

test('a URL without a date requests the current week', () => {
  expect([parseWeek(null), parseWeek('morgen'), parseWeek('2026-02-31'), parseWeek('2026-02-28')]).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-02-28',
  ])
})
