import {
  Appointment,
  AppointmentType,
  bookAppointment,
  cancelAppointment,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import type { Customer } from '@portal/contract/customer'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { quotaText, throwQuotaReached } from '@portal/remote-kit/test'
import { toTenantDay } from '@portal/time/clock'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createCustomer, getPlainText, mockCall, renderOverview } from '../test/render-overview.ts'
import nl from '../texts/nl.json'
import AppointmentsScreen from './AppointmentsScreen.tsx'
import '@portal/ui/confirm'

const createAppointmentType = (id: number, name: string, category: string, may = 1) =>
  v.parse(AppointmentType, {
    id,
    name,
    duration: 60,
    price: 0,
    canBeBookedByConsumer: may,
    category: { id: category, name: category },
    resourceId: [1, 2],
  })
const appointmentTypes = [
  createAppointmentType(1, 'Oriëntatie', 'Advies'),
  createAppointmentType(2, 'Adviesgesprek', 'Advies', 0),
  createAppointmentType(3, 'Onderhoud', 'Nazorg'),
]
const getDateDaysFromNow = (count: number) => new Date(Date.now() + count * 86_400_000)
const createTimeSlot = (day: string, hour: number) => ({
  time_start: `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  time_end: `${day}T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
})
const createAppointment = (id: number, ahead: number) =>
  v.parse(Appointment, {
    id,
    appointment_type_id: 1,
    resource_id: 1,
    summary: `Gesprek ${id}`,
    ...createTimeSlot(toTenantDay(getDateDaysFromNow(ahead)), 9),
  })
const exampleResources = {
  data: [
    { id: 1, name: 'Sanne' },
    { id: 2, name: 'Ruben' },
  ],
}

const createTimeSlots = (day: string, hours: readonly number[] = [9, 12]) =>
  hours.map((hour) => createTimeSlot(day, hour))
/** Free times: two in the morning and one in the afternoon, on each of three days. */
const nearestTimes = [2, 3, 4].flatMap((ahead) =>
  createTimeSlots(toTenantDay(getDateDaysFromNow(ahead)), [7, 9, 12]),
)

async function renderAppointments(
  planned = [createAppointment(1, 5), createAppointment(2, -5)],
  offered = appointmentTypes,
  customer?: Customer,
) {
  const portal = await renderOverview(AppointmentsScreen, {
    tenant: { online_afspraken_enabled: true },
    ...(customer && { customer }),
    answers: [
      mockCall(getAppointmentTypes, { data: offered }),
      mockCall(getBookableAdvisers, exampleResources),
      mockCall(getAppointments, { data: planned }),
    ],
  })
  portal.answer(getBookableTimes, ({ query }) => ({
    data: query?.date ? createTimeSlots(String(query.date)) : nearestTimes,
  }))
  await screen.findByText(nl.appointment_new)
  return portal
}
const clickRadio = (name: RegExp | string) => userEvent.click(screen.getByRole('radio', { name }))
const getDayRadios = () =>
  within(screen.getByRole('group', { name: nl.appointment_day })).getAllByRole('radio')
/** Fills the form with an appointment type, an adviser, a time that is not among the nearest times, and a subject. */
async function fillBooking() {
  await clickRadio(/Oriëntatie/)
  await clickRadio('Ruben')
  await userEvent.click(await screen.findByRole('radio', { name: nl.appointment_another_moment }))
  await userEvent.click(getDayRadios()[2] as HTMLElement)
  const times = await screen.findByRole('group', { name: nl.appointment_time })
  await userEvent.click(within(times).getAllByRole('radio')[1] as HTMLElement)
  await userEvent.type(
    screen.getByLabelText(new RegExp(nl.appointment_description.replace('?', '\\?'))),
    'Verbouwen',
  )
}
const clickBookButton = () => userEvent.click(screen.getByRole('button', { name: nl.appointment_book }))

test('@APPT-01 upcoming appointments are next to the form, past ones on request', {
  tags: 'full',
}, async () => {
  await renderAppointments()
  const list = within(await screen.findByRole('region', { name: nl.appointments_yours }))
  expect(list.getByText('Gesprek 1')).toBeTruthy()
  const more = list.getByRole('button', { name: /eerdere afspraken \(1\)/ })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  expect(list.getByText('Gesprek 2')).toBeTruthy()
})

test.each([
  ['Europe/Amsterdam', false],
  ['America/New_York', true],
])(
  'with the device’s clock in %s, the time zone of an appointment is shown: %s',
  { tags: 'full' },
  async (zone, expected) => {
    vi.stubEnv('TZ', zone)
    await renderAppointments()
    const list = within(await screen.findByRole('region', { name: nl.appointments_yours }))
    const [shown] = list.getAllByText(/\d\d\.00 – \d\d\.00 uur/)
    expect(getPlainText(shown).includes('Nederlandse tijd')).toBe(expected)
    vi.unstubAllEnvs()
  },
)

test('@APPT-02 an appointment is booked with category, type, adviser, day, time and description', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, { data: { success: true, id: 9 } })
  await fillBooking()
  expect(getPlainText(screen.getByRole('region', { name: nl.appointment_summary }))).toContain(
    'Oriëntatie · Ruben',
  )
  await clickBookButton()
  expect(await screen.findByText(nl.appointment_booked)).toBeTruthy()
  const days = portal.sent.flatMap(({ path }) => path.match(/bookable_time.*date=([\d-]+)/)?.[1] ?? [])
  const day = days[0]
  const sent = portal.sent.find(({ input }) => input)?.input
  expect(sent).toEqual({
    body: {
      appointment_type_id: 1,
      resource_id: 2,
      ...createTimeSlot(String(day), 12),
      description: 'Verbouwen',
      custom_fields: {},
    },
  })
  await waitFor(() =>
    expect(portal.sent.filter(({ path }) => path === getAppointments.path).length).toBeGreaterThan(1),
  )
})

/** Clicks twice before React rerenders and before the response arrives. */
async function clickTwice({ api }: Awaited<ReturnType<typeof renderAppointments>>, button: HTMLElement) {
  const { send } = api
  let sendResponse = () => {}
  const underWay = new Promise<void>((resolve) => {
    sendResponse = resolve
  })
  api.send = async (...given) => {
    const answer = await send(...given)
    await underWay
    return answer
  }
  await act(async () => {
    button.click()
    await new Promise(setImmediate)
    button.click()
  })
  await act(async () => sendResponse())
}
const findSentRequests = (portal: Awaited<ReturnType<typeof renderAppointments>>, path: string) =>
  portal.sent.filter((one) => one.input && one.path.startsWith(path))

test('@ENTITY-37 the tenant’s custom fields of an appointment type are shown, and their values are sent', {
  tags: 'full',
}, async () => {
  const customFields = [
    { name: 'onderwerp.1', label: 'Waarover wilt u het hebben?', type: 'text', required: true },
    { name: 'wens', label: 'Nog iets?', type: 'textarea' },
    { of: 'another form' },
  ]
  const portal = await renderAppointments(undefined, [
    { ...createAppointmentType(1, 'Oriëntatie', 'Advies'), customFields },
  ])
  portal.answer(bookAppointment, { data: { success: true, id: 9 } })
  await fillBooking()
  await clickBookButton()
  expect(await screen.findAllByText(nl.appointment_answer_required)).not.toHaveLength(0)
  expect(findSentRequests(portal, bookAppointment.path)).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Waarover wilt u het hebben?'), 'Een aanbouw')
  await clickBookButton()
  expect(await screen.findByText(nl.appointment_booked)).toBeTruthy()
  expect(findSentRequests(portal, bookAppointment.path)[0]?.input).toMatchObject({
    body: { custom_fields: { 'onderwerp.1': 'Een aanbouw' } },
  })
})

test('@APPT-01 the answers to custom fields are shown with the appointment', async () => {
  const customFields = [{ name: 'onderwerp', label: 'Waarover wilt u het hebben?' }]
  const planned = [{ ...createAppointment(1, 5), custom_fields: { onderwerp: 'Een aanbouw', other: 'x' } }]
  await renderAppointments(planned, [{ ...createAppointmentType(1, 'Oriëntatie', 'Advies'), customFields }])
  const list = await screen.findByRole('region', { name: nl.appointments_yours })
  expect(getPlainText(list)).toContain('Waarover wilt u het hebben? Een aanbouw')
})

test('@APPT-05 a chosen time that is booked in another tab is deselected at once, with a message', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  await fillBooking()
  portal.answer(getBookableTimes, ({ query }) => ({ data: [createTimeSlot(String(query?.date), 9)] }))
  await portal.queries.invalidateQueries({ queryKey: ['BOOKABLE_TIME'] })
  const times = screen.getByRole('group', { name: nl.appointment_time })
  expect(await within(times).findByText(nl.appointment_taken)).toBeTruthy()
  await clickBookButton()
  expect(findSentRequests(portal, bookAppointment.path)).toHaveLength(0)
  await userEvent.click(within(times).getAllByRole('radio')[0] as HTMLElement)
  expect(within(times).queryByText(nl.appointment_taken)).toBeNull()
})

test('@APPT-08 clicking the button twice books one appointment', { tags: 'full' }, async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, { data: { success: true, id: 9 } })
  await fillBooking()
  await clickTwice(portal, screen.getByRole('button', { name: nl.appointment_book }))
  expect(await screen.findByText(nl.appointment_booked)).toBeTruthy()
  expect(findSentRequests(portal, bookAppointment.path)).toHaveLength(1)
})

test('@APPT-02 choosing a type and one of the nearest times books with the customer’s own adviser', {
  tags: 'full',
}, async () => {
  const own = createCustomer({ advisor: { id: 5, full_name: 'Ruben' } })
  const portal = await renderAppointments(undefined, appointmentTypes, own)
  portal.answer(bookAppointment, { data: { success: true, id: 9 } })
  await clickRadio(/Onderhoud/)
  expect(screen.getByRole('radio', { name: 'Ruben' })).toHaveProperty('checked', true)
  const offered = within(await screen.findByRole('group', { name: nl.appointment_moment })).getAllByRole(
    'radio',
  )
  expect(offered).toHaveLength(7)
  expect(screen.queryByRole('region', { name: nl.appointment_summary })).toBeNull()
  await userEvent.click(offered[3] as HTMLElement)
  const summary = getPlainText(screen.getByRole('region', { name: nl.appointment_summary }))
  expect(summary).toContain('Onderhoud · Ruben')
  expect(summary).toContain('60 minuten · kosteloos')
  await clickBookButton()
  expect(await screen.findByText(nl.appointment_booked)).toBeTruthy()
  expect(findSentRequests(portal, bookAppointment.path)[0]?.input).toMatchObject({
    body: {
      appointment_type_id: 3,
      resource_id: 2,
      ...createTimeSlot(toTenantDay(getDateDaysFromNow(3)), 12),
    },
  })
})

test('@APPT-02 if the server returns no nearest times, the form asks for a day at once', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(getBookableTimes, ({ query }) => ({
    data: query?.date ? createTimeSlots(String(query.date)) : [],
  }))
  await clickRadio(/Oriëntatie/)
  expect(await screen.findByRole('group', { name: nl.appointment_day })).toBeTruthy()
  expect(screen.queryByRole('group', { name: nl.appointment_moment })).toBeNull()
})

test('@APPT-02 a single appointment type is preselected, and another adviser can be chosen', {
  tags: 'full',
}, async () => {
  await renderAppointments(undefined, [createAppointmentType(3, 'Onderhoud', 'Nazorg')])
  expect(screen.getByRole('radio', { name: /Onderhoud/ })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: 'Sanne' })).toHaveProperty('checked', true)
  const getMomentRadios = () =>
    within(screen.getByRole('group', { name: nl.appointment_moment })).getAllByRole('radio')
  await screen.findByRole('group', { name: nl.appointment_moment })
  await userEvent.click(getMomentRadios()[0] as HTMLElement)
  await clickRadio('Ruben')
  await screen.findByRole('group', { name: nl.appointment_moment })
  expect(getMomentRadios().some((one) => (one as HTMLInputElement).checked)).toBe(false)
})

test('@APPT-05 a chosen nearest time that is booked in another tab is deselected at once, with a message', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  await clickRadio(/Oriëntatie/)
  const moments = within(await screen.findByRole('group', { name: nl.appointment_moment }))
  await userEvent.click(moments.getAllByRole('radio')[0] as HTMLElement)
  portal.answer(getBookableTimes, { data: nearestTimes.slice(1) })
  await portal.queries.invalidateQueries({ queryKey: ['BOOKABLE_TIME'] })
  expect(await moments.findByText(nl.appointment_taken)).toBeTruthy()
  await clickBookButton()
  expect(findSentRequests(portal, bookAppointment.path)).toHaveLength(0)
})

test('@APPT-03 appointment types that customers may not book are not offered', { tags: 'full' }, async () => {
  await renderAppointments()
  expect(screen.getByRole('radio', { name: /Oriëntatie/ })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Adviesgesprek/ })).toBeNull()
})

test('@APPT-04 up to six appointment types are in one list, grouped by category', {
  tags: 'full',
}, async () => {
  await renderAppointments()
  const withinGroup = (name: string) => within(screen.getByRole('group', { name }))
  expect(withinGroup('Advies').getByRole('radio', { name: /Oriëntatie/ })).toBeTruthy()
  expect(withinGroup('Nazorg').getByRole('radio', { name: /Onderhoud/ })).toBeTruthy()
})

test('@APPT-04 with more than six types the category is chosen first, and another category clears the later choices', {
  tags: 'full',
}, async () => {
  const many = Array.from({ length: 6 }, (_, place) =>
    createAppointmentType(10 + place, `Vraag ${place}`, 'Advies'),
  )
  await renderAppointments(undefined, [...appointmentTypes, ...many])
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toContain(nl.appointment_category_required)
  await clickRadio('Advies')
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toContain(nl.appointment_type_required)
  await fillBooking()
  await clickRadio('Nazorg')
  expect(screen.queryByRole('radio', { name: /Oriëntatie/ })).toBeNull()
  expect(screen.getByRole('radio', { name: /Onderhoud/ })).toHaveProperty('checked', true)
  expect(screen.queryByRole('group', { name: nl.appointment_day })).toBeNull()
  await clickRadio('Advies')
  expect(screen.getByRole('radio', { name: /Oriëntatie/ })).toHaveProperty('checked', false)
  expect(screen.getByDisplayValue('Verbouwen')).toBeTruthy()
})

test('@APPT-05 @APPT-09 a day without free times says so, and another day can be chosen', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(getBookableTimes, { data: [] })
  await clickRadio(/Oriëntatie/)
  await screen.findByRole('group', { name: nl.appointment_day })
  await userEvent.click(getDayRadios()[0] as HTMLElement)
  expect(await screen.findByText(/er zijn geen vrije tijden op deze dag/)).toBeTruthy()
  portal.answer(getBookableTimes, ({ query }) => ({ data: [createTimeSlot(String(query?.date), 9)] }))
  await userEvent.click(getDayRadios()[1] as HTMLElement)
  expect(await screen.findByRole('group', { name: nl.appointment_time })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.appointment_week_after }))
  expect(getDayRadios().some((day) => (day as HTMLInputElement).checked)).toBe(false)
})

const createRejection = (status: number) => () => {
  throw new ApiError('refused', { status, message: 'no' })
}

test('@APPT-06 a type that takes no bookings shows a link to contact the adviser', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, createRejection(409))
  await fillBooking()
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toBe(nl.appointment_unavailable)
  expect(screen.getByRole('link', { name: nl.contact }).getAttribute('href')).toBe('/contact')
})

test('@APPT-07 a booking that fails shows an error and keeps all values, and can be retried', async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, createRejection(500))
  await fillBooking()
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toBe(nl.appointment_error)
  expect(screen.getByDisplayValue('Verbouwen')).toBeTruthy()
  portal.answer(bookAppointment, { data: { success: true, id: 9 } })
  await clickBookButton()
  expect(await screen.findByText(nl.appointment_booked)).toBeTruthy()
})

test('at the quota, the form shows the server’s message and keeps all values', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, throwQuotaReached)
  await fillBooking()
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toBe(quotaText)
  expect(screen.getByDisplayValue('Verbouwen')).toBeTruthy()
})

test('a time that was just booked by somebody else shows an error, other values stay and the times are read again', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(bookAppointment, createRejection(422))
  await fillBooking()
  portal.answer(getBookableTimes, ({ query }) => ({ data: [createTimeSlot(String(query?.date), 9)] }))
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toBe(nl.appointment_taken)
  const getTimeRadios = () =>
    within(screen.getByRole('group', { name: nl.appointment_time })).getAllByRole('radio')
  await waitFor(() => expect(getTimeRadios()).toHaveLength(1))
  expect(getTimeRadios()[0]).toHaveProperty('checked', false)
  expect(screen.getByDisplayValue('Verbouwen')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Ruben' })).toHaveProperty('checked', true)
})

test('each missing choice gives a field error, one after another', { tags: 'full' }, async () => {
  await renderAppointments()
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toContain(nl.appointment_type_required)
  await clickRadio(/Oriëntatie/)
  await screen.findByRole('group', { name: nl.appointment_moment })
  await clickBookButton()
  expect(getPlainText(await screen.findByRole('alert'))).toContain(nl.appointment_time_required)
})

test('the appointment can be saved as a calendar file', { tags: 'full' }, async () => {
  await renderAppointments()
  const made: Blob[] = []
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob)
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click(await screen.findByRole('button', { name: /Gesprek 1 .* in je agenda zetten/ }))
  const text = await made[0]?.text()
  expect(text).toContain('SUMMARY:Gesprek 1')
  expect(text).toContain(
    `DTSTART:${createTimeSlot(toTenantDay(getDateDaysFromNow(5)), 9).time_start.replace(/[-:]|\.000/g, '')}`,
  )
  expect(text).toContain('LOCATION:Sanne')
})

test('cancelling an appointment asks for confirmation, and then removes it from the list', {
  tags: 'full',
}, async () => {
  const portal = await renderAppointments()
  portal.answer(cancelAppointment, createRejection(500))
  await userEvent.click(await screen.findByRole('button', { name: /^Gesprek 1 op [a-z]+dag .* afzeggen$/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(portal.sent.some(({ input }) => input)).toBe(false)
  await userEvent.click(dialog.getByRole('button', { name: nl.appointment_cancel_confirm }))
  expect(await dialog.findByText(nl.appointment_cancel_error)).toBeTruthy()
  portal.answer(cancelAppointment, { data: { success: true } })
  portal.answer(getAppointments, { data: [] })
  await userEvent.click(dialog.getByRole('button', { name: nl.appointment_cancel_confirm }))
  expect(await screen.findByText(nl.appointments_empty)).toBeTruthy()
})

test('clicking the confirmation twice cancels the appointment once', { tags: 'full' }, async () => {
  const portal = await renderAppointments()
  portal.answer(cancelAppointment, { data: { success: true } })
  await userEvent.click(await screen.findByRole('button', { name: /^Gesprek 1 .* afzeggen$/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  portal.answer(getAppointments, { data: [] })
  await clickTwice(portal, dialog.getByRole('button', { name: nl.appointment_cancel_confirm }))
  expect(await screen.findByText(nl.appointments_empty)).toBeTruthy()
  expect(portal.sent.filter(({ input }) => input)).toHaveLength(1)
})
