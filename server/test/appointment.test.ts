import {
  bookAppointment,
  cancelAppointment,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import { getTenant } from '@portal/contract/tenant'
import { toTenantDay } from '@portal/time/clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('emma')
})
afterAll(() => server.close())

/**
 * Returns the next date with this day of the week (1 = Monday) that is at least eleven days ahead, because the demo has
 * exceptional opening hours on the ten days before.
 */
function getNextWeekday(weekday: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 11)
  while ((day.getUTCDay() || 7) !== weekday) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

async function readBookingOptions() {
  const types = (await server.request(getAppointmentTypes, token)).data
  const resources = (await server.request(getBookableAdvisers, token)).data
  const findTypeByName = (name: string) => types.find((type) => type.name === name)
  return { types, resources, findTypeByName, resource: Number(resources[0]?.id) }
}
/** Fetches bookable times on a date, or the nearest ones without a date. */
const fetchBookableTimes = async (date: string | undefined, type: number, resource: number) =>
  (
    await server.request(getBookableTimes, token, {
      query: { appointment_type_id: type, resource_id: resource, ...(date && { date }) },
    })
  ).data

test('the demo has appointment types that customers can book and that they cannot, and two advisers @DEMO-26 @APPT-03', async () => {
  const { types, resources } = await readBookingOptions()
  expect(new Set(types.map(({ category }) => category?.name)).size).toBe(2)
  expect(types.map(({ canBeBookedByConsumer }) => canBeBookedByConsumer)).toEqual([1, 0, 1, 1])
  expect(resources).toHaveLength(2)
})

test('there are times on weekdays and none on Sundays @APPT-05', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = Number(findTypeByName('Oriëntatiegesprek')?.id)
  expect((await fetchBookableTimes(getNextWeekday(2), type, resource)).length).toBeGreaterThan(3)
  expect(await fetchBookableTimes(getNextWeekday(7), type, resource)).toEqual([])
})

test('without a date, the response has the times of the first three days that have any @APPT-09', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = Number(findTypeByName('Jaarlijks onderhoud')?.id)
  const nearestTimes = await fetchBookableTimes(undefined, type, resource)
  const days = [...new Set(nearestTimes.map(({ time_start }) => toTenantDay(new Date(time_start))))]
  expect(days).toHaveLength(3)
  expect(nearestTimes).toEqual(
    (await Promise.all(days.map((day) => fetchBookableTimes(day, type, resource)))).flat(),
  )
})

test('a day on which the office is closed has no times @APPT-05', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = Number(findTypeByName('Jaarlijks onderhoud')?.id)
  const { offices } = (await server.request(getTenant, token)).data
  const closedDate = offices[0]?.upcoming_hours?.find(({ from }) => !from)?.date ?? ''
  expect(await fetchBookableTimes(closedDate, type, resource)).toEqual([])
})

test('of concurrent bookings of one time, one succeeds @APPT-08', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = Number(findTypeByName('Jaarlijks onderhoud')?.id)
  const [time] = await fetchBookableTimes(getNextWeekday(3), type, resource)
  const body = { appointment_type_id: type, resource_id: resource, ...time, description: 'Graag bellen' }
  const otherToken = await server.getAccessToken('jan')
  const responses = await Promise.all(
    [token, otherToken, token].map((one) => sendCall(server, bookAppointment, { token: one, body })),
  )
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  const [ownAppointments, otherAppointments] = await Promise.all(
    [token, otherToken].map((one) => server.request(getAppointments, one)),
  )
  expect((ownAppointments?.data.length ?? 0) + (otherAppointments?.data.length ?? 0)).toBe(1)
  expect(
    (await fetchBookableTimes(getNextWeekday(3), type, resource)).map(({ time_start }) => time_start),
  ).not.toContain(time?.time_start)
})

test('answers to a tenant’s own questions are stored with the appointment @ENTITY-37', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = findTypeByName('Oriëntatiegesprek')
  const [time] = await fetchBookableTimes(getNextWeekday(1), Number(type?.id), resource)
  const body = { appointment_type_id: Number(type?.id), resource_id: resource, ...time }
  const invalidBody = { ...body, custom_fields: { bonus: 'x' } }
  expect((await sendCall(server, bookAppointment, { token, body: invalidBody })).json().errors).toEqual({
    'custom_fields.bonus': 'is not asked',
  })
  const validBody = { ...body, custom_fields: { onderwerp: 'Een aanbouw' } }
  const { id } = (await sendCall(server, bookAppointment, { token, body: validBody })).json().data
  const bookedAppointment = (await server.request(getAppointments, token)).data.find((one) => one.id === id)
  expect(bookedAppointment?.custom_fields).toEqual({ onderwerp: 'Een aanbouw' })
})

test('a type can be closed for bookings, and some types can only be booked by the tenant @APPT-06', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const unavailableTypeId = Number(findTypeByName('Gesprek over echtscheiding')?.id)
  const [time] = await fetchBookableTimes(getNextWeekday(4), unavailableTypeId, resource)
  const body = { appointment_type_id: unavailableTypeId, resource_id: resource, ...time }
  expect((await sendCall(server, bookAppointment, { token, body })).statusCode).toBe(409)
  const bodyOfOwnType = { ...body, appointment_type_id: Number(findTypeByName('Adviesgesprek')?.id) }
  expect((await sendCall(server, bookAppointment, { token, body: bodyOfOwnType })).statusCode).toBe(404)
  const validBody = { ...body, appointment_type_id: Number(findTypeByName('Oriëntatiegesprek')?.id) }
  const invalidTimeBody = { ...validBody, time_start: '2026-11-24T03:07:00Z' }
  expect(
    (await sendCall(server, bookAppointment, { token, body: invalidTimeBody })).json().errors,
  ).toHaveProperty('time_start')
})

test('a tenant without online appointments has no appointment types', async () => {
  const hilde = await server.getAccessToken('hilde', 'noorder')
  const response = await sendCall(server, getAppointmentTypes, { token: hilde, tenant: 'noorder' })
  expect(response.statusCode).toBe(404)
})

test('a customer can cancel the own appointment, and its time becomes free', async () => {
  const { findTypeByName, resource } = await readBookingOptions()
  const type = Number(findTypeByName('Jaarlijks onderhoud')?.id)
  const [time] = await fetchBookableTimes(getNextWeekday(5), type, resource)
  const body = { appointment_type_id: type, resource_id: resource, ...time }
  const { id } = (await sendCall(server, bookAppointment, { token, body })).json().data
  const otherToken = await server.getAccessToken('jan')
  const cancelAppointmentAs = (accessToken: string) =>
    sendCall(server, cancelAppointment, { token: accessToken, params: { id } })
  expect((await cancelAppointmentAs(otherToken)).statusCode).toBe(404)
  expect((await cancelAppointmentAs(token)).statusCode).toBe(200)
  expect((await cancelAppointmentAs(token)).statusCode).toBe(404)
  expect((await fetchBookableTimes(getNextWeekday(5), type, resource))[0]).toEqual(time)
})

test('a past appointment cannot be cancelled', async () => {
  const anna = await server.getAccessToken('anna')
  const pastAppointment = (await server.request(getAppointments, anna)).data.find(
    ({ time_start }) => new Date(time_start) < new Date(),
  )
  const response = await sendCall(server, cancelAppointment, {
    token: anna,
    params: { id: Number(pastAppointment?.id) },
  })
  expect(response.statusCode).toBe(409)
})
