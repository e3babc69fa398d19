// @module-tag full
import {
  AppointmentType,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import { getObligations } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import { type FakePortal, findOverlay, testInvalidForms } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import AppointmentsScreen from '../appointments/AppointmentsScreen.tsx'
import ContactScreen from '../contact/ContactScreen.tsx'
import ObligationsScreen from '../obligations/ObligationsScreen.tsx'
import nl from '../texts/nl.json'
import { mockCall, renderOverview } from './render-overview.ts'
import '@portal/blocks/file-field'
import '@portal/ui/select-field'
import '../obligations/ObligationDialog.tsx'

const createWriteRequestsGetter = (portal: FakePortal) => () => portal.sent.filter(({ input }) => input)
const exampleAppointmentType = v.parse(AppointmentType, {
  id: 1,
  name: 'Onderhoud',
  canBeBookedByConsumer: 1,
  resourceId: [1],
})

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'appointments/book/BookAppointmentCard.tsx',
    open: async () => {
      const time = { time_start: '2026-11-24T09:00:00Z', time_end: '2026-11-24T10:00:00Z' }
      const portal = await renderOverview(AppointmentsScreen, {
        tenant: { online_afspraken_enabled: true },
        answers: [
          mockCall(getAppointmentTypes, { data: [exampleAppointmentType] }),
          mockCall(getBookableAdvisers, { data: [{ id: 1, name: 'Sanne' }] }),
          mockCall(getAppointments, { data: [] }),
          mockCall(getBookableTimes, { data: [time] }),
        ],
      })
      await screen.findByRole('group', { name: nl.appointment_moment })
      return createWriteRequestsGetter(portal)
    },
    typed: [[/^Wat wil je bespreken/, 'Verbouwen']],
    wrong: nl.appointment_moment,
    press: nl.appointment_book,
  },
  {
    file: 'contact/use-question-form.ts',
    open: async () => {
      const portal = await renderOverview(ContactScreen, { path: '/contact' })
      await screen.findByRole('combobox', { name: nl.contact_category })
      return createWriteRequestsGetter(portal)
    },
    typed: [
      [nl.contact_message, 'Wij verhuizen'],
      [nl.contact_subject, ' '],
    ],
    wrong: nl.contact_subject,
    press: nl.message_send,
  },
  {
    file: 'obligations/ObligationDialog.tsx',
    open: async () => {
      const portal = await renderOverview(ObligationsScreen, {
        answers: [mockCall(getObligations, { data: [] })],
      })
      await userEvent.click(
        (await screen.findAllByRole('button', { name: nl.obligations_add }))[0] as HTMLElement,
      )
      await findOverlay(nl.obligations_add_title)
      return createWriteRequestsGetter(portal)
    },
    typed: [[nl.message_comment, 'Een lening voor de auto']],
    wrong: nl.obligation_kind,
    press: nl.message_send,
  },
])
