import { addActivityNote } from '@portal/contract/activity-note'
import { getDocuments, uploadDocument } from '@portal/contract/document'
import { getInterestRateList } from '@portal/contract/interest-rate-list'
import { getMailFile, getMails } from '@portal/contract/mail'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { sendMessage } from '@portal/contract/message'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { getTasks } from '@portal/contract/task'
import { replyToTask } from '@portal/contract/task-reply'
import { getTenant } from '@portal/contract/tenant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoOperatorEmail } from '../src/config.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  token = await server.getAccessToken('gerda')
})
afterAll(() => server.close())

const sendAdviserCommand = async (command: string, payload: object, bearerToken = staffToken) =>
  server.staff.inject({
    method: 'POST',
    url: `/adviser/${command}`,
    payload,
    headers: { authorization: `Bearer ${bearerToken}` },
  })
const gerdaArguments = { tenant: 'zuider', customer: 'gerda' }

test('what the adviser stores in a file is what the customer reads', { tags: 'full' }, async () => {
  await sendAdviserCommand('task', { ...gerdaArguments, title: 'Bel ons', date: '2027-01-04' })
  await sendAdviserCommand('message', {
    ...gerdaArguments,
    title: 'Nieuws',
    content: 'Je offerte komt eraan',
  })
  await sendAdviserCommand('signal', { ...gerdaArguments, description: 'Rente', message: 'De rente daalt' })
  await sendAdviserCommand('mail', {
    ...gerdaArguments,
    subject: 'Offerte',
    html: '<p>Hier is je offerte</p>',
  })
  expect((await server.request(getTasks, token)).data.unfinished[0]).toMatchObject({ title: 'Bel ons' })
  expect((await server.request(getNotes, token)).data[0]).toMatchObject({ title: 'Nieuws' })
  expect((await server.request(getActiveSignals, token)).data[0]).toMatchObject({
    customer_message: 'De rente daalt',
  })
  expect((await server.request(getMails, token)).data[0]?.child_instance).toMatchObject({
    subject: 'Offerte',
  })
})

test('a task with an impossible date is rejected with the name of its field', async () => {
  const response = await sendAdviserCommand('task', {
    ...gerdaArguments,
    title: 'Bel ons',
    date: '2027-02-30',
  })
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['date']])
})

test('an adviser requests documents, and moves a mortgage to its next step', {
  tags: 'full',
}, async () => {
  const request = (await sendAdviserCommand('request', { ...gerdaArguments, name: 'Bankgarantie' })).json()
    .data
  const readFirstMortgage = async () => (await server.request(getMortgages, token)).data[0]
  expect((await readFirstMortgage())?.openProgress).toBe(2)
  expect((await sendAdviserCommand('list', gerdaArguments)).json().data[0].documents).toHaveLength(2)
  await sendAdviserCommand('status', { mortgage: request.mortgage, status: 16 })
  expect(await readFirstMortgage()).toMatchObject({
    status: 16,
    status_description: 'Stukken ter beoordeling bij de bank',
  })
  expect((await sendAdviserCommand('status', { mortgage: request.mortgage, status: 77 })).statusCode).toBe(
    422,
  )
})

test('a page of mails has the number of new mails on other pages, and marking one as seen lowers it @SEEN-01', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('clara')
  const readMailPage = (page: number) => server.request(getMails, token, { query: { per_page: 2, page } })
  for (const subject of ['een', 'twee', 'drie', 'vier', 'vijf'])
    await sendAdviserCommand('mail', {
      tenant: 'zuider',
      customer: 'clara',
      subject,
      html: '<p>Hallo</p>',
      from: 'Sanne <sanne@zuider.example>',
    })
  expect((await readMailPage(1)).meta).toMatchObject({ total: 5, unseen_elsewhere: 3 })
  const olderMail = (await readMailPage(2)).data[0]
  await server.request(markRecordAsSeen, token, { body: { model: 'attachable', id: Number(olderMail?.id) } })
  expect((await readMailPage(1)).meta).toMatchObject({ total: 5, unseen_elsewhere: 2 })
})

test('a changed feature flag applies at once', async () => {
  const readShowIncomeFlag = async () => (await server.request(getTenant, '')).data.show_income
  await sendAdviserCommand('flag', { tenant: 'zuider', flag: 'show_income', value: 'false' })
  expect(await readShowIncomeFlag()).toBe(false)
  await sendAdviserCommand('flag', { tenant: 'zuider', flag: 'show_income', value: 'unset' })
  expect(await readShowIncomeFlag()).toBeUndefined()
})

test('a tenant’s calculation key can be set, unless another tenant has it', {
  tags: 'full',
}, async () => {
  const getInterestListStatus = async (key: string) =>
    (await sendCall(server, getInterestRateList, { query: { key } })).statusCode
  expect(await getInterestListStatus('ooster-rentelijst')).toBe(404)
  const key = { tenant: 'ooster', service: 'interest_list', value: 'ooster-rentelijst' }
  expect((await sendAdviserCommand('key', key)).statusCode).toBe(200)
  expect(await getInterestListStatus('ooster-rentelijst')).toBe(200)
  expect((await sendAdviserCommand('key', { ...key, value: 'zuider-rentelijst' })).statusCode).toBe(422)
})

test('an activity note reaches the tenant @MAXMORT-04', async () => {
  const body = { topic: 'maximum_mortgage', text: 'Maximale hypotheek berekend' }
  await server.request(addActivityNote, token, { body })
  const [receivedNote] = (
    await sendAdviserCommand('read', { tenant: 'zuider', kind: 'activity_note' })
  ).json().data
  expect(receivedNote).toMatchObject({ customer: 'gerda', item: { subject: body.topic, content: body.text } })
})

test('messages with files reach the tenant @API-57 @SERVER-03 @ENTITY-41', async () => {
  const documents = [new File(['%PDF-1.4\n'], 'bijlage.pdf'), new File(['%PDF-1.4\n2'], 'nog een.pdf')]
  const messageFields = {
    message: 'Kijk hier eens naar',
    screen: 'contact_formulier',
    category: 'anders',
    subject: 'Vraag',
  }
  const body = { ...messageFields, documents }
  expect((await sendCall(server, sendMessage, { token, body })).statusCode).toBe(200)
  const [receivedMessage] = (await sendAdviserCommand('read', { tenant: 'zuider', kind: 'message' })).json()
    .data
  expect(receivedMessage).toMatchObject({
    customer: 'gerda',
    item: {
      content: messageFields.message,
      screen: 'contact_formulier',
      category: 'anders',
      subject: 'Vraag',
    },
  })
  expect(receivedMessage.item.documentIds).toHaveLength(2)
  const names = (await server.request(getDocuments, token)).data.map(({ name }) => name)
  expect(names).toContain('nog een.pdf')
})

test('@API-50 a reply to a task reaches the tenant, and the task gets the sent status', async () => {
  const [task] = (await server.request(getTasks, token)).data.unfinished
  const body = { message: 'Gedaan', screen: 'taken', task_status: 'done', task_id: task?.id }
  expect((await sendCall(server, replyToTask, { token, body })).json()).toEqual({ data: { success: true } })
  const [receivedReply] = (await sendAdviserCommand('read', { tenant: 'zuider', kind: 'task_reply' })).json()
    .data
  expect(receivedReply).toMatchObject({ customer: 'gerda', item: { content: 'Gedaan', screen: 'taken' } })
  const { unfinished, finished } = (await server.request(getTasks, token)).data
  expect(unfinished.some(({ id }) => id === task?.id)).toBe(false)
  expect(finished.find(({ id }) => id === task?.id)?.status).toBe('done')
})

test('@SEEN-02 a task stays open until it is answered, even if seen, and the customer sees whether the adviser has read the answer', {
  tags: 'full',
}, async () => {
  const createdTask = (
    await sendAdviserCommand('task', { ...gerdaArguments, title: 'Stuur je jaaropgave' })
  ).json().data
  const readTaskState = async () => {
    const { unfinished, finished } = (await server.request(getTasks, token)).data
    const findCreatedTask = (list: typeof finished) => list.find(({ id }) => id === createdTask.id)
    const createdTaskItem = findCreatedTask(unfinished) ?? findCreatedTask(finished)
    return [
      findCreatedTask(unfinished) !== undefined,
      createdTaskItem?.status,
      Boolean(createdTaskItem?.seen_by_advisor),
    ]
  }
  await server.request(markRecordAsSeen, token, { body: { model: 'task', id: createdTask.id } })
  expect(await readTaskState()).toEqual([true, 'open', false])
  const answerTask = () =>
    sendCall(server, replyToTask, { token, body: { message: 'Hierbij', task_id: createdTask.id } })
  await answerTask()
  expect(await readTaskState()).toEqual([false, 'answered', false])
  await sendAdviserCommand('read', { tenant: 'zuider', kind: 'message' })
  expect(await readTaskState()).toEqual([false, 'answered', false])
  await sendAdviserCommand('read', { tenant: 'zuider', kind: 'task_reply' })
  expect(await readTaskState()).toEqual([false, 'answered', true])
  await answerTask()
  expect(await readTaskState()).toEqual([false, 'answered', false])
  await sendAdviserCommand('done', { task: createdTask.id })
  expect(await readTaskState()).toEqual([false, 'done', true])
})

test('a requested document counts as seen when the adviser opens it', { tags: 'full' }, async () => {
  const dueDate = '2027-01-04'
  const request = (
    await sendAdviserCommand('request', { ...gerdaArguments, name: 'Jaaropgave', date: dueDate })
  ).json().data
  const readRequestState = async () => {
    const progressItems = (await server.request(getMortgages, token)).data.flatMap(({ progress }) => progress)
    const requestedItem = progressItems.find(({ id }) => id === request.id)
    return [requestedItem?.date, Boolean(requestedItem?.received), Boolean(requestedItem?.seen_by_advisor)]
  }
  expect(await readRequestState()).toEqual([dueDate, false, false])
  const content = new File(['%PDF-1.4\n'], 'opgave.pdf')
  const body = { name: 'opgave.pdf', content, mortgage_progress_id: request.id, screen: 'hypotheek' }
  const sentDocument = (await sendCall(server, uploadDocument, { token, body })).json().data
  expect(await readRequestState()).toEqual([dueDate, true, false])
  await sendAdviserCommand('document', { document: sentDocument.id })
  expect(await readRequestState()).toEqual([dueDate, true, true])
  await sendCall(server, uploadDocument, { token, body })
  expect(await readRequestState()).toEqual([dueDate, true, false])
  await sendAdviserCommand('document', { document: sentDocument.id })
  expect(await readRequestState(), 'the newest was not looked at').toEqual([dueDate, true, false])
})

test('a message can ask for an answer, which the customer gives and the adviser reads', {
  tags: 'full',
}, async () => {
  const questionArguments = { ...gerdaArguments, title: 'Wat vind je?', content: 'Past dit?', answer: 'true' }
  const { id } = (await sendAdviserCommand('message', questionArguments)).json().data
  const readNoteState = async () => {
    const sentNote = (await server.request(getNotes, token)).data.find((one) => one.id === id)
    return [sentNote?.wants_answer, Boolean(sentNote?.answered_at), Boolean(sentNote?.seen_by_advisor)]
  }
  expect(await readNoteState()).toEqual([true, false, false])
  const body = { message: 'Ja', screen: 'berichten', reply_to_type: 'note', reply_to_id: id } as const
  await sendCall(server, sendMessage, { token, body })
  expect(await readNoteState()).toEqual([true, true, false])
  await sendAdviserCommand('read', { tenant: 'zuider' })
  expect(await readNoteState()).toEqual([true, true, true])
  expect((await server.request(getNotes, token)).data.some((one) => one.wants_answer === false)).toBe(true)
})

test('@ENTITY-19 the reply link of a mail gives a file that mail programs open', {
  tags: 'full',
}, async () => {
  const anna = await server.getAccessToken('anna')
  const mails = (await server.request(getMails, anna)).data
  const mail = mails.find(({ child_instance }) => child_instance?.data?.attachments.length === 2)
  const url = `/api/zuider${mail?.download_link}`
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${anna}` } })
  expect(response.headers['content-type']).toBe('message/rfc822')
  expect(response.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Je%20hypotheekofferte%20staat%20klaar.eml",
  )
  for (const line of [
    'From: Sanne Vermeulen <sanne@zuideradvies.example>',
    'To: anna@example.nl',
    'Cc: bas@example.nl',
    'Subject: Je hypotheekofferte staat klaar',
    'Content-ID: <handtekening>',
    'filename=offerte.pdf',
  ])
    expect(response.body).toContain(line)
  const secondResponse = await server.app.inject({ url, headers: { authorization: `Bearer ${anna}` } })
  const parseMessageId = (body: string) => /^Message-ID: (.+)$/m.exec(body)?.[1]
  expect(parseMessageId(response.body)).toContain('@portal')
  expect(parseMessageId(secondResponse.body)).toBe(parseMessageId(response.body))
  expect((await server.app.inject({ url })).statusCode).toBe(401)
  const hiddenMailInput = { params: { id: Number(mail?.id) + 3 }, token: anna }
  expect((await sendCall(server, getMailFile, hiddenMailInput)).statusCode).toBe(404)
})

test('without the staff’s token, every command is rejected', async () => {
  expect((await sendAdviserCommand('list', gerdaArguments, token)).statusCode).toBe(401)
  expect((await sendAdviserCommand('list', gerdaArguments, '')).statusCode).toBe(401)
  expect((await sendAdviserCommand('list', { tenant: 'niets', customer: 'gerda' })).statusCode).toBe(404)
  expect((await sendAdviserCommand('nothing', {})).statusCode).toBe(404)
})

test('no tenant can have the subdomain of the scripts', async () => {
  const tenant = { code: 'SCRIPTS', name: 'Scripts', primary: '#112233', secondary: '#aabbcc' }
  const rejectedResponse = await sendAdviserCommand('tenant', { ...tenant, subdomain: 'assets' })
  expect(rejectedResponse.statusCode).toBe(422)
  expect(rejectedResponse.json().errors.subdomain).toBe('must be another: scripts come from assets')
})

test('a new tenant with a new customer works at once', { tags: 'full' }, async () => {
  const addedTenant = {
    subdomain: 'nieuw',
    code: 'NIEUW',
    name: 'Nieuw Advies',
    primary: '#112233',
    secondary: '#aabbcc',
  }
  expect((await sendAdviserCommand('tenant', addedTenant)).statusCode).toBe(200)
  expect((await sendAdviserCommand('tenant', addedTenant)).statusCode).toBe(422)
  const customer = {
    tenant: 'nieuw',
    username: 'Lotte',
    email: 'Lotte@example.nl',
    first: 'Lotte',
    last: 'Kuip',
  }
  const addCustomer = () => sendAdviserCommand('customer', { ...customer, activation: 'LOTTE-2026' })
  expect((await addCustomer()).statusCode, 'an operator has no customers').toBe(403)
  await sendAdviserCommand('person', { tenant: 'nieuw', email: demoOperatorEmail, role: 'owner' })
  expect((await addCustomer()).statusCode).toBe(200)
  const postJson = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
  const login = { username: 'lotte', password: 'negen rode fietsen', tenant: 'NIEUW' }
  expect((await postJson('/auth/login', login)).statusCode).toBe(401)
  const activated = await postJson('/api/nieuw/customer/auth/configure/password', { number: 'LOTTE-2026' })
  expect(activated.json()).toEqual({ data: { success: true } })
  await waitForDueJobs(server.database.db)
  const [mail] = (await server.app.inject({ url: '/outbox.json' })).json().data
  const token = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '').searchParams.get('token')
  await postJson('/api/nieuw/customer/auth/reset/password', { token, password: login.password })
  expect((await postJson('/auth/login', login)).statusCode).toBe(200)
})
