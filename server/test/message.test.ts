// @module-tag full
import { getMails } from '@portal/contract/mail'
import { sendMessage } from '@portal/contract/message'
import { getSentMessages } from '@portal/contract/sent-message'
import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { mails } from '../src/database/tables/mail.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('anna')
})
afterAll(() => server.close())

const sendMessageWithBody = (body: Record<string, unknown>, accessToken = token) =>
  sendCall(server, sendMessage, {
    token: accessToken,
    body: { message: 'Hallo', screen: 'berichten', ...body },
  })
const listSentMessages = async (accessToken = token) =>
  (await server.request(getSentMessages, accessToken)).data

test('a customer’s sent messages are listed newest first, with what they answer and their attachments @INBOX-03', async () => {
  const [mail] = (await server.request(getMails, token)).data
  const [task] = (await server.request(getTasks, token)).data.unfinished
  const paper = new File(['%PDF-1.4\n/Type /Page'], 'loonstrook.pdf')
  await sendMessageWithBody({
    message: 'Eerst dit',
    subject: 'Re: offerte',
    reply_to_type: 'attachable',
    reply_to_id: mail?.id,
  })
  server.advanceClock(60)
  await sendCall(server, replyToTask, {
    token,
    body: { message: 'Dan de taak', task_id: task?.id, documents: [paper] },
  })
  expect(await listSentMessages()).toMatchObject([
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
  expect(await listSentMessages(await server.getAccessToken('emma'))).toEqual([])
})

test('an answer to another customer’s or a hidden item is rejected and not stored', async () => {
  const emma = await server.getAccessToken('emma')
  const [mail] = (await server.request(getMails, token)).data
  const foreignReplyResponse = await sendMessageWithBody(
    { reply_to_type: 'attachable', reply_to_id: mail?.id },
    emma,
  )
  expect(foreignReplyResponse.statusCode).toBe(404)
  const incompleteReplyResponse = await sendMessageWithBody({ reply_to_type: 'note' }, emma)
  expect([incompleteReplyResponse.statusCode, Object.keys(incompleteReplyResponse.json().errors)]).toEqual([
    422,
    ['reply_to_id'],
  ])
  expect(await listSentMessages(emma)).toEqual([])
})

test('a search of mails finds any word, with or without accents, on any page, with the number of results @INBOX-02', async () => {
  const emma = await server.getAccessToken('emma')
  const [{ id: customerId } = { id: 0 }] = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.username, 'emma'))
  await server.database.db.insert(mails).values(
    Array.from({ length: 40 }, (_, index) => ({
      customerId,
      subject: `Brief ${index}`,
      from: 'Sanne <sanne@zuideradvies.example>',
      to: 'emma@example.nl',
      content: `<p class="verstopt">${'tekst '.repeat(300)}</p><p>${index % 20 === 0 ? 'Hags&eacute;lslag' : ''}</p>`,
      createdAt: new Date(2026, 0, 1, index),
    })),
  )
  const searchMails = (search: string, page = 1) =>
    server.request(getMails, emma, { query: { search, page, per_page: 1 } })
  expect((await searchMails('HAGSELSLAG')).meta).toMatchObject({ total: 2, unseen_elsewhere: 1 })
  expect((await searchMails('hagsélslag', 2)).data[0]?.child_instance?.subject).toBe('Brief 0')
  expect((await searchMails('verstopt')).data).toEqual([])
})
