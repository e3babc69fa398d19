import { getMails } from '@portal/contract/mail'
import { getSentMessages, sendMessage } from '@portal/contract/message'
import { getTasks, replyToTask } from '@portal/contract/task'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, harness } from './harness.ts'
import { send } from './send.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await harness()
  token = await server.tokenOf('anna')
})
afterAll(() => server.close())

const say = (body: Record<string, unknown>, as = token) =>
  send(server, sendMessage, { token: as, body: { message: 'Hallo', screen: 'berichten', ...body } })
const sent = async (as = token) => (await server.ask(getSentMessages, as)).data

test('what a customer sent can be read again, newest first, with what it answers and what went along @INBOX-03', async () => {
  const [mail] = (await server.ask(getMails, token)).data
  const [task] = (await server.ask(getTasks, token)).data.unfinished
  const paper = new File(['%PDF-1.4\n/Type /Page'], 'loonstrook.pdf')
  await say({
    message: 'Eerst dit',
    subject: 'Re: offerte',
    reply_to_type: 'attachable',
    reply_to_id: mail?.id,
  })
  server.pass(60)
  await send(server, replyToTask, {
    token,
    body: { message: 'Dan de taak', task_id: task?.id, documents: [paper] },
  })
  expect(await sent()).toMatchObject([
    {
      message: 'Dan de taak',
      subject: task?.title,
      task_id: task?.id,
      documents: [{ name: 'loonstrook.pdf' }],
    },
    {
      message: 'Eerst dit',
      subject: 'Re: offerte',
      reply_to_type: 'attachable',
      reply_to_id: mail?.id,
      task_id: null,
    },
  ])
  expect(await sent(await server.tokenOf('emma'))).toEqual([])
})

test('an answer to what is not the customer’s, or not shown, is refused and not kept', async () => {
  const emma = await server.tokenOf('emma')
  const [mail] = (await server.ask(getMails, token)).data
  const foreign = await say({ reply_to_type: 'attachable', reply_to_id: mail?.id }, emma)
  expect(foreign.statusCode).toBe(404)
  const half = await say({ reply_to_type: 'note' }, emma)
  expect([half.statusCode, Object.keys(half.json().errors)]).toEqual([422, ['reply_to_id']])
  expect(await sent(emma)).toEqual([])
})
