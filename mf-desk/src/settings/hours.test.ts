import { OfficeForm } from '@portal/contract/desk/settings'
import * as v from '@portal/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areHours, officeForm, officeValues, weekdays } from './hours.ts'

const times = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  { nil: '' },
)
const hours = fc.record({ from: times, to: times })

test('hours are closed, or begin before they end', () => {
  const of = (from: string, to: string) => areHours({ from, to })
  expect([of('', ''), of('09:00', '17:00')]).toEqual([true, true])
  expect([
    of('09:00', ''),
    of('', '17:00'),
    of('17:00', '09:00'),
    of('9:00', '17:00'),
    of('24:00', '25:00'),
  ]).toEqual([false, false, false, false, false])
})

test('what the form takes the server takes, and what it refuses the server refuses', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), (week) => {
      const values = {
        name: 'Breda',
        street_name: '',
        number: '',
        postcode: '',
        city: '',
        phone: '',
        email: '',
        hours: week,
      }
      expect(v.safeParse(OfficeForm, officeForm(1, values)).success).toBe(week.every(areHours))
    }),
  )
})

test('a day that an office says nothing of is closed', () => {
  const office = { id: 1, name: 'Breda', default_hours: [{ day: 3, from: '09:00', to: '12:00' }] } as never
  const values = officeValues(office)
  expect(values.hours.map(({ from }) => from)).toEqual(weekdays.map((day) => (day === 3 ? '09:00' : '')))
})
