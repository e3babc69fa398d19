import { addActivityNote } from '@portal/contract/activity-note'
import {
  bookAppointment,
  cancelAppointment,
  getAppointmentTypes,
  getBookableAdvisers,
  getBookableTimes,
} from '@portal/contract/appointment'
import type { ApiCall } from '@portal/contract/call'
import { uploadDocument } from '@portal/contract/document'
import { saveContactDetails } from '@portal/contract/edit-form'
import { sendMessage } from '@portal/contract/message'
import { replyToTask } from '@portal/contract/task-reply'
import { makePdf } from '../src/demo/demo-files.ts'
import type { Harness } from './harness.ts'
import { sendCall } from './send-call.ts'

const createPdfFile = async (name: string) =>
  new File([new Uint8Array(await makePdf(name))], `${name}.pdf`, { type: 'application/pdf' })
const exampleLead = {
  first_name: 'Emma',
  insertion: '',
  last_name: 'Bakker',
  phone_number: '0612345678',
  email: 'emma@example.nl',
  subscribe_to_mailing: false,
  i_give_permission: true,
}

/** Performs each customer action as the portal's screens do; each function returns the response status. */
export function createCustomerActions(server: Harness, token: string, tenant = 'zuider') {
  const callAndGetStatus = async (call: ApiCall, body: object) =>
    (await sendCall(server, call, { tenant, token, body })).statusCode
  const sendTestMessage = (extraFields: object = {}) =>
    callAndGetStatus(sendMessage, {
      message: 'Wanneer bellen jullie?',
      screen: 'contact',
      subject: 'Bellen',
      ...extraFields,
    })
  return {
    message: sendTestMessage,
    withFile: async () => sendTestMessage({ documents: [await createPdfFile('bijlage')] }),
    damage: () =>
      sendTestMessage({ screen: 'schades', subject: 'Waterschade', message: 'Lekkage in de keuken' }),
    document: async () =>
      callAndGetStatus(uploadDocument, { name: 'Loonstrook', content: await createPdfFile('loonstrook') }),
    edit: (mobile: string) => callAndGetStatus(saveContactDetails, { mobile }),
    lead: () =>
      callAndGetStatus(addActivityNote, {
        topic: 'maximum_mortgage',
        text: 'Wil advies',
        lead: exampleLead,
      }),
    task: (task_id: number) =>
      callAndGetStatus(replyToTask, { message: 'Gedaan', task_id, task_status: 'answered' }),
    async book() {
      const types = (await server.request(getAppointmentTypes, token, undefined, tenant)).data
      const [resource] = (await server.request(getBookableAdvisers, token, undefined, tenant)).data
      const type = types.find(({ name }) => name === 'Oriëntatiegesprek')
      const appointmentChoice = { appointment_type_id: Number(type?.id), resource_id: Number(resource?.id) }
      const [time] = (await server.request(getBookableTimes, token, { query: appointmentChoice }, tenant))
        .data
      const response = await sendCall(server, bookAppointment, {
        tenant,
        token,
        body: { ...appointmentChoice, ...time },
      })
      return response.json().data.id as number
    },
    cancel: async (id: number) =>
      (await sendCall(server, cancelAppointment, { tenant, token, params: { id } })).statusCode,
  }
}
