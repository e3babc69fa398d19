import {
  bookAppointment,
  cancelAppointment,
  getAppointmentTypes,
  getBookableTimes,
  getResources,
} from '@portal/contract/appointment'
import type { ApiCall } from '@portal/contract/call'
import { uploadDocument } from '@portal/contract/document'
import { saveContactDetails } from '@portal/contract/edit-form'
import { leaveActivityNote, sendMessage } from '@portal/contract/message'
import { replyToTask } from '@portal/contract/task-reply'
import { makePdf } from '../src/demo/demo-files.ts'
import type { Harness } from './harness.ts'
import { send } from './send.ts'

const pdf = async (name: string) =>
  new File([new Uint8Array(await makePdf(name))], `${name}.pdf`, { type: 'application/pdf' })
const lead = {
  first_name: 'Emma',
  insertion: '',
  last_name: 'Bakker',
  phone_number: '0612345678',
  email: 'emma@example.nl',
  subscribe_to_mailing: false,
  i_give_permission: true,
}

/** Each action of a customer once, as sent by the portal's screens; each returns the status. */
export function customerActs(server: Harness, token: string, tenant = 'zuider') {
  const act = async (call: ApiCall, body: object) =>
    (await send(server, call, { tenant, token, body })).statusCode
  const message = (more: object = {}) =>
    act(sendMessage, { message: 'Wanneer bellen jullie?', screen: 'contact', subject: 'Bellen', ...more })
  return {
    message,
    withFile: async () => message({ documents: [await pdf('bijlage')] }),
    damage: () => message({ screen: 'schades', subject: 'Waterschade', message: 'Lekkage in de keuken' }),
    document: async () => act(uploadDocument, { name: 'Loonstrook', content: await pdf('loonstrook') }),
    edit: (mobile: string) => act(saveContactDetails, { mobile }),
    lead: () => act(leaveActivityNote, { topic: 'maximum_mortgage', text: 'Wil advies', lead }),
    task: (task_id: number) => act(replyToTask, { message: 'Gedaan', task_id, task_status: 'answered' }),
    async book() {
      const types = (await server.ask(getAppointmentTypes, token, undefined, tenant)).data
      const [resource] = (await server.ask(getResources, token, undefined, tenant)).data
      const type = types.find(({ name }) => name === 'Oriëntatiegesprek')
      const about = { appointment_type_id: Number(type?.id), resource_id: Number(resource?.id) }
      const [time] = (await server.ask(getBookableTimes, token, { query: about }, tenant)).data
      const answer = await send(server, bookAppointment, { tenant, token, body: { ...about, ...time } })
      return answer.json().data.id as number
    },
    cancel: async (id: number) =>
      (await send(server, cancelAppointment, { tenant, token, params: { id } })).statusCode,
  }
}
