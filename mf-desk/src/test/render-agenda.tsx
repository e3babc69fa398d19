import type { CallResponse } from '@portal/contract/call'
import {
  blockDays,
  cancelAppointmentAsStaff,
  type DeskAppointment,
  getDeskAppointments,
  unblockDays,
} from '@portal/contract/desk/desk-appointment'
import { renderView } from '@portal/remote-kit/test'
import AgendaScreen from '../agenda/AgendaScreen.tsx'
import '../agenda/BlockDaysDialog.tsx'
import '../shared/ReasonDialog.tsx'
import { agendaPath } from '../shared/desk-paths.ts'
import { texts } from '../texts.ts'
import { createDeskPortal, type DeskRole, successResponse } from './desk-portal.ts'

type AgendaWeekResponse = CallResponse<typeof getDeskAppointments>['data']

const [sanne, ruben] = [
  { id: 1, name: 'Sanne Vermeulen' },
  { id: 2, name: 'Ruben Aalders' },
]

/** A future appointment on the Friday of the examples' week. */
export const exampleAppointment: DeskAppointment = {
  id: 7,
  customer: { id: 1, name: 'Anna de Wit' },
  type: 'Adviesgesprek',
  resource: sanne,
  start: '2026-11-27T09:00:00Z',
  end: '2026-11-27T10:00:00Z',
  summary: null,
  description: 'Over de verbouwing',
  answers: { onderwerp: 'Zolder' },
}

const exampleWeek: AgendaWeekResponse = {
  week: '2026-11-23',
  resources: [sanne, ruben],
  appointments: [exampleAppointment],
  blocked: [
    {
      id: 3,
      resource: ruben,
      start: '2026-11-23T23:00:00Z',
      end: '2026-11-25T23:00:00Z',
      reason: 'Vakantie',
    },
  ],
  feed: 'http://localhost:4002/staff/calendar/1/1/abc.ics',
}

interface RenderAgendaOptions {
  path?: string
  role?: DeskRole
  shown?: Partial<AgendaWeekResponse>
}

export async function renderAgenda({ path = agendaPath, role, shown = {} }: RenderAgendaOptions = {}) {
  const portal = createDeskPortal(role)
  portal.answer(getDeskAppointments, { data: { ...exampleWeek, ...shown } })
  for (const call of [cancelAppointmentAsStaff, blockDays, unblockDays]) portal.answer(call, successResponse)
  await renderView(AgendaScreen, { portal, texts, path })
  return portal
}
