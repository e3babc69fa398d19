import { bookAppointment, getAppointments, getBookableTimes } from '@portal/contract/appointment'
import {
  blockDays,
  cancelAppointmentAsStaff,
  getDeskAppointments,
  unblockDays,
} from '@portal/contract/desk/desk-appointment'
import { getNotes } from '@portal/contract/note'
import { addDays, getWeekday } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointmentTypes } from '../src/database/tables/appointment.ts'
import { staff, staffRoles } from '../src/database/tables/staff.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
let sanne: DeskPerson
let marijke: DeskPerson
let token: string
const tenantCode = 'ZUIDER'
beforeAll(async () => {
  server = await startHarness()
  sanne = await signInDeskPerson(server, 'Sanne Bakker', { zuider: 'adviser' })
  marijke = await signInDeskPerson(server, 'Marijke Elders', { noorder: 'owner' })
  token = await server.getAccessToken('clara')
})
afterAll(() => server.close())

function getFutureWorkingDay(): string {
  const day = addDays(toTenantDay(server.now()), 21)
  return addDays(day, getWeekday(day) > 5 ? 2 : 0)
}
const readWeekOf = async (day: string) =>
  (await sanne.request(getDeskAppointments, { params: { tenant: tenantCode }, query: { week: day } })).data
async function findBookableType() {
  const [type] = await server.database.db
    .select({ id: appointmentTypes.id, resourceIds: appointmentTypes.resourceIds })
    .from(appointmentTypes)
    .innerJoin(tenants, eq(tenants.id, appointmentTypes.tenantId))
    .where(eq(tenants.subdomain, 'zuider'))
  return { type: type?.id ?? 0, resource: type?.resourceIds[0] ?? 0 }
}
async function fetchBookableTimes(date: string) {
  const { type, resource } = await findBookableType()
  const query = { appointment_type_id: type, resource_id: resource, date }
  return (await server.request(getBookableTimes, token, { query })).data
}
async function bookFirstTime(date: string) {
  const { type, resource } = await findBookableType()
  const [time] = await fetchBookableTimes(date)
  const body = { appointment_type_id: type, resource_id: resource, time_start: time?.time_start ?? '' }
  await server.request(bookAppointment, token, { body: { ...body, time_end: time?.time_end ?? '' } })
  return time?.time_start ?? ''
}

test('@DESK-09 a week has its own appointments, and no others', async () => {
  const day = getFutureWorkingDay()
  const bookedStart = await bookFirstTime(day)
  const { week, appointments, resources } = await readWeekOf(day)
  expect(getWeekday(week)).toBe(1)
  expect(appointments.find((one) => one.start === bookedStart)?.customer.name).toContain('Clara')
  expect(resources.length).toBeGreaterThan(1)
  const nextWeek = await readWeekOf(addDays(day, 7))
  expect(nextWeek.appointments.map((one) => one.start)).not.toContain(bookedStart)
  const otherTenantWeek = await marijke.request(getDeskAppointments, {
    params: { tenant: 'NOORDER' },
    query: { week: day },
  })
  expect(otherTenantWeek.data.appointments).toEqual([])
})

test('@DESK-09 blocked days cannot be booked by customers of this tenant until they are unblocked', {
  tags: 'full',
}, async () => {
  const day = addDays(getFutureWorkingDay(), 7)
  const { resource } = await findBookableType()
  expect((await fetchBookableTimes(day)).length).toBeGreaterThan(0)
  const blockBody = { resource, from: day, to: day, reason: 'Vakantie' }
  await sanne.request(blockDays, { params: { tenant: tenantCode }, body: blockBody })
  expect(await fetchBookableTimes(day)).toEqual([])
  const [blockedDays] = (await readWeekOf(day)).blocked
  expect(blockedDays).toMatchObject({ reason: 'Vakantie', resource: { id: resource } })
  const unblockResponse = await marijke.send(unblockDays, {
    params: { tenant: 'NOORDER', id: blockedDays?.id ?? 0 },
  })
  expect(unblockResponse.statusCode).toBe(404)
  await sanne.request(unblockDays, { params: { tenant: tenantCode, id: blockedDays?.id ?? 0 } })
  expect((await fetchBookableTimes(day)).length).toBeGreaterThan(0)
  const reversedBlock = { ...blockBody, from: addDays(day, 2) }
  expect(
    (await sanne.send(blockDays, { params: { tenant: tenantCode }, body: reversedBlock })).statusCode,
  ).toBe(422)
  const otherTenantResponse = await marijke.send(blockDays, {
    params: { tenant: 'NOORDER' },
    body: blockBody,
  })
  expect(otherTenantResponse.statusCode).toBe(422)
})

test('@DESK-09 a cancelled appointment is gone for both sides, and the customer reads why', {
  tags: 'full',
}, async () => {
  const day = addDays(getFutureWorkingDay(), 14)
  const bookedStart = await bookFirstTime(day)
  const foundAppointment = (await readWeekOf(day)).appointments.find((one) => one.start === bookedStart)
  const cancelInput = {
    params: { tenant: tenantCode, id: foundAppointment?.id ?? 0 },
    body: { reason: 'Sanne is ziek.' },
  }
  expect(
    (
      await marijke.send(cancelAppointmentAsStaff, {
        ...cancelInput,
        params: { tenant: 'NOORDER', id: foundAppointment?.id ?? 0 },
      })
    ).statusCode,
  ).toBe(404)
  await sanne.request(cancelAppointmentAsStaff, cancelInput)
  const customerAppointments = (await server.request(getAppointments, token)).data
  expect(customerAppointments.map(({ time_start }) => time_start)).not.toContain(bookedStart)
  const [note] = (await server.request(getNotes, token)).data
  expect(note).toMatchObject({ content: 'Sanne is ziek.', wants_answer: true })
  expect(note?.title).toContain('gaat niet door')
})

test('@DESK-10 a calendar program gets subjects and times without customers, and nothing without a valid path or role', async () => {
  const day = addDays(getFutureWorkingDay(), 1)
  const bookedStart = await bookFirstTime(addDays(day, getWeekday(day) > 5 ? 2 : 0))
  const { feed } = await readWeekOf(day)
  const path = new URL(feed).pathname
  const response = await server.staff.inject({ url: path })
  expect(response.headers['content-type']).toContain('text/calendar')
  expect(response.body).toContain(`DTSTART:${bookedStart.replace(/[-:]|\.\d+/g, '')}`)
  expect(response.body).not.toMatch(/clara/i)
  const forgedPath = path.replace(/[^/]+$/, `${'A'.repeat(43)}.ics`)
  expect((await server.staff.inject({ url: forgedPath })).statusCode).toBe(404)
  const { db } = server.database
  const [person] = await db.select().from(staff).where(eq(staff.name, 'Sanne Bakker'))
  await db.delete(staffRoles).where(eq(staffRoles.staffId, person?.id ?? 0))
  expect((await server.staff.inject({ url: path })).statusCode).toBe(404)
})
