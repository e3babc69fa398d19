import { OfficeForm } from '@portal/contract/desk/tenant-settings'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areValidDayHours, toOfficeRequest, toOfficeValues, weekdayNumbers } from './office-values.ts'

const timeArbitrary = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
  { nil: '' },
)
const dayHoursArbitrary = fc.record({ from: timeArbitrary, to: timeArbitrary })

test('opening hours are empty or start before they end', () => {
  const areValidHours = (from: string, to: string) => areValidDayHours({ from, to })
  expect([areValidHours('', ''), areValidHours('09:00', '17:00')]).toEqual([true, true])
  expect([
    areValidHours('09:00', ''),
    areValidHours('', '17:00'),
    areValidHours('17:00', '09:00'),
    areValidHours('9:00', '17:00'),
    areValidHours('24:00', '25:00'),
  ]).toEqual([false, false, false, false, false])
})

test('the form accepts exactly what the server accepts', { tags: 'full' }, () => {
  fc.assert(
    fc.property(fc.array(dayHoursArbitrary, { minLength: 7, maxLength: 7 }), (week) => {
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
      expect(v.safeParse(OfficeForm, toOfficeRequest(1, values)).success).toBe(week.every(areValidDayHours))
    }),
  )
})

test('a day without opening hours is closed', () => {
  const office = { id: 1, name: 'Breda', default_hours: [{ day: 3, from: '09:00', to: '12:00' }] } as never
  const values = toOfficeValues(office)
  expect(values.hours.map(({ from }) => from)).toEqual(
    weekdayNumbers.map((day) => (day === 3 ? '09:00' : '')),
  )
})
