import type { AnswerOf } from '@portal/contract/call'
import {
  type DeskAppointment,
  getDeskAppointments,
  postAppointmentCancelled,
  postBlockedDays,
  postUnblocked,
} from '@portal/contract/desk/appointment'
import { renderView } from '@portal/remote-kit/test'
import AgendaScreen from '../agenda/AgendaScreen.tsx'
import '../agenda/BlockDialog.tsx'
import '../agenda/CancelDialog.tsx'
import { agendaPath } from '../shared/paths.ts'
import { texts } from '../texts.ts'
import { deskPortal, done, type Role } from './desk.ts'

type Week = AnswerOf<typeof getDeskAppointments>['data']

const [sanne, ruben] = [
  { id: 1, name: 'Sanne Vermeulen' },
  { id: 2, name: 'Ruben Aalders' },
]

/** An appointment on the Friday of the examples' week, in the future. */
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

const week: Week = {
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

interface Given {
  path?: string
  role?: Role
  shown?: Partial<Week>
}

/** Opens the agenda. */
export async function openAgenda({ path = agendaPath, role, shown = {} }: Given = {}) {
  const portal = deskPortal(role)
  portal.answer(getDeskAppointments, { data: { ...week, ...shown } })
  for (const call of [postAppointmentCancelled, postBlockedDays, postUnblocked]) portal.answer(call, done)
  await renderView(AgendaScreen, { portal, texts, path })
  return portal
}
