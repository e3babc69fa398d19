import { resetPassword } from '@portal/contract/account'
import { beginAuthenticatorSetup, confirmAuthenticatorSetup } from '@portal/contract/authenticator'
import * as deskConversation from '@portal/contract/desk/conversation'
import {
  addInternalNote,
  getConversation,
  markInboxItemHandled,
  sendMessageToCustomer,
} from '@portal/contract/desk/conversation'
import { getCustomerEditsToReview, reviewCustomerEdit } from '@portal/contract/desk/customer-edit'
import * as deskAppointment from '@portal/contract/desk/desk-appointment'
import { getDeskCustomers } from '@portal/contract/desk/desk-customer'
import {
  getDeskCustomerFile,
  inviteCustomer,
  resetSecondFactor,
} from '@portal/contract/desk/desk-customer-file'
import * as deskDocument from '@portal/contract/desk/desk-document'
import { reviewDocument } from '@portal/contract/desk/desk-document'
import * as deskLead from '@portal/contract/desk/desk-lead'
import { addLeadStep } from '@portal/contract/desk/desk-lead'
import { requestDocuments, withdrawDocumentRequest } from '@portal/contract/desk/document-request'
import * as deskAdvice from '@portal/contract/desk/given-advice'
import * as deskTemplate from '@portal/contract/desk/message-template'
import * as deskView from '@portal/contract/desk/saved-customer-list-view'
import { changeCustomerListView, saveCustomerListView } from '@portal/contract/desk/saved-customer-list-view'
import { getWorkQueue, type WorkQueueItemKind, workQueueItemKinds } from '@portal/contract/desk/work-queue'
import { deleteDocument, getDocuments } from '@portal/contract/document'
import { sendMessage } from '@portal/contract/message'
import { getNotes } from '@portal/contract/note'
import { getTasks } from '@portal/contract/task'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createTotp } from '../src/authenticators/totp-code.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { staffRoles } from '../src/database/tables/staff.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { startDeskTestServer, tenantCode } from './desk-test-server.ts'
import type { Harness } from './harness.ts'
import { sendCall } from './send-call.ts'

const deskTestServer = startDeskTestServer()
const { getAdviser, findCustomerId, readFileOf, readQueuePart, uploadAs } = deskTestServer
let server: Harness
let ruben: DeskPerson
let eva: DeskPerson
let marijke: DeskPerson
beforeAll(() => {
  ;({ server, ruben, eva, marijke } = deskTestServer.getOffice())
})

test('@DEMO-30 @DESK-01 an item of each kind waits at the demo tenant, most urgent first', async () => {
  const { data } = await getAdviser().request(getWorkQueue, { params: { tenant: tenantCode } })
  expect(data.map(({ kind }) => kind)).toEqual([...workQueueItemKinds])
  const findQueuePart = (kind: WorkQueueItemKind) => data.find((part) => part.kind === kind)
  expect(findQueuePart('message')?.items[0]?.customer.name).toBe('Lotte Vink')
  expect(findQueuePart('edit')?.items[0]?.customer.name).toBe('Lotte Vink')
  expect(findQueuePart('damage')?.items[0]).toMatchObject({
    title: 'Waterschade',
    customer: { name: 'Maarten Kok' },
  })
  expect(findQueuePart('overdue')?.items.map(({ title }) => title)).toContain('Geef de meterstanden door')
  expect(findQueuePart('lead')?.items[0]).toMatchObject({
    title: 'maximum_mortgage',
    customer: { name: 'Sofie Hendrix' },
  })
  expect(findQueuePart('appointment')?.items[0]?.customer.name).toBe('Sofie Hendrix')
  for (const { count, items } of data) expect(count).toBeGreaterThanOrEqual(items.length)
  const noorder = (await marijke?.request(getWorkQueue, { params: { tenant: 'NOORDER' } }))?.data ?? []
  expect(noorder.find(({ kind }) => kind === 'message')?.items[0]?.customer.name).toBe('Bart Meijer')
})

test('@DESK-06 messages are sent and received, notes are visible to colleagues only, and handled items no longer wait', async () => {
  const token = await server.getAccessToken('anna')
  const id = await findCustomerId('anna')
  const countBefore = (await readQueuePart('message'))?.count ?? 0
  server.advanceClock(1)
  await sendCall(server, sendMessage, { token, body: { message: 'Wanneer belt u?', screen: 'contact' } })
  expect((await readQueuePart('message'))?.count).toBe(countBefore + 1)
  await sendCall(server, sendMessage, {
    token,
    body: { message: 'Ruit stuk', screen: 'schades', subject: 'Glas' },
  })
  expect((await readQueuePart('damage'))?.items.at(-1)).toMatchObject({ customer: { id }, title: 'Glas' })

  const params = { tenant: tenantCode, id }
  await getAdviser().request(addInternalNote, { params, body: { text: 'Belt liever na vijven' } })
  server.advanceClock(2)
  await getAdviser().request(sendMessageToCustomer, {
    params,
    body: { subject: 'Bellen', text: 'Morgen om tien uur' },
  })
  const conversation = (await getAdviser().request(getConversation, { params })).data
  expect(conversation.slice(-4).map(({ from, by, text }) => [from, by, text])).toEqual([
    ['customer', null, 'Wanneer belt u?'],
    ['customer', null, 'Ruit stuk'],
    ['note', 'Sanne Bakker', 'Belt liever na vijven'],
    ['tenant', 'Sanne Bakker', 'Morgen om tien uur'],
  ])
  expect(JSON.stringify((await server.request(getNotes, token)).data)).not.toContain('na vijven')
  const customerQuestion = conversation.find(({ text }) => text === 'Wanneer belt u?')
  await getAdviser().request(markInboxItemHandled, {
    params: { tenant: tenantCode, id: customerQuestion?.id ?? 0 },
  })
  expect((await readQueuePart('message'))?.count).toBe(countBefore)
  const secondResponse = await ruben?.send(markInboxItemHandled, {
    params: { tenant: tenantCode, id: customerQuestion?.id ?? 0 },
  })
  expect([secondResponse?.statusCode, JSON.parse(secondResponse?.body ?? '{}').message]).toEqual([
    409,
    expect.stringContaining('Sanne Bakker'),
  ])
})

test('@DESK-15 documents of the same file can be attached to a message and opened, but not those of another file or removed ones', async () => {
  const token = await server.getAccessToken('anna')
  const params = { tenant: tenantCode, id: await findCustomerId('anna') }
  const sendMessageWithDocuments = (documents: number[]) =>
    getAdviser().send(sendMessageToCustomer, {
      params,
      body: { subject: 'Je stukken', text: 'Zie de bijlagen', documents },
    })
  const [offer, policyDocument, foreignDocument] = [
    await uploadAs('anna', 'Offerte'),
    await uploadAs('anna', 'Polis'),
    await uploadAs('gerda', 'Van een ander'),
  ]
  server.advanceClock(1)
  for (const documents of [[offer, foreignDocument], [999_999], Array.from({ length: 11 }, () => offer)]) {
    const rejectedResponse = await sendMessageWithDocuments(documents)
    expect([rejectedResponse.statusCode, Object.keys(JSON.parse(rejectedResponse.body).errors)]).toEqual([
      422,
      ['documents'],
    ])
  }
  expect((await sendMessageWithDocuments([policyDocument, offer, policyDocument])).statusCode).toBe(200)
  const readNewestNote = async () => (await server.request(getNotes, token)).data[0]
  expect((await readNewestNote())?.documents.map(({ id }) => id)).toEqual([policyDocument, offer])
  const link = (await server.request(getDocuments, token)).data.find(({ id }) => id === offer)?.link ?? ''
  const downloadResponse = await server.app.inject({
    url: `/api/zuider${link}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(downloadResponse.statusCode).toBe(200)
  const listAttachedDocuments = async () =>
    (await getAdviser().request(getConversation, { params })).data.at(-1)?.documents
  expect((await listAttachedDocuments())?.map(({ id }) => id)).toEqual([policyDocument, offer])
  await server.request(deleteDocument, token, { params: { id: offer } })
  expect((await readNewestNote())?.documents.map(({ id }) => id)).toEqual([policyDocument])
  expect((await listAttachedDocuments())?.map(({ id }) => id)).toEqual([policyDocument])
  expect((await sendMessageWithDocuments([offer])).statusCode).toBe(422)
})

const deskCalls = [
  getWorkQueue,
  getDeskCustomers,
  getDeskCustomerFile,
  getCustomerEditsToReview,
  reviewCustomerEdit,
  requestDocuments,
  withdrawDocumentRequest,
  ...Object.values(deskDocument),
  ...Object.values(deskConversation),
  ...Object.values(deskAppointment),
  ...Object.values(deskTemplate),
  ...Object.values(deskView),
  ...Object.values(deskLead),
  ...Object.values(deskAdvice),
].flatMap((one) => (typeof one === 'object' && one !== null && 'path' in one && 'access' in one ? [one] : []))

test('@DESK-08 staff of one tenant find nothing of another with any call or number, and customers cannot use the desk', {
  tags: 'full',
}, async () => {
  const anna = await findCustomerId('anna')
  const [document] = (await server.request(getDocuments, await server.getAccessToken('anna'))).data
  expect(deskCalls.length).toBeGreaterThanOrEqual(13)
  const bodies: Record<string, object> = {
    [requestDocuments.path]: { documents: [{ name: 'x' }] },
    [reviewDocument.path]: { verdict: 'accepted' },
    [reviewCustomerEdit.path]: { verdict: 'approved' },
    [sendMessageToCustomer.path]: { subject: 'x', text: 'x' },
    [addInternalNote.path]: { text: 'x' },
    [addLeadStep.path]: { status: 'taken_up', after: 0 },
    [deskAppointment.blockDays.path]: {
      resource: 1,
      from: '2099-01-01',
      to: '2099-01-02',
      reason: 'x',
    },
    [deskAppointment.cancelAppointmentAsStaff.path]: { reason: 'Niet meer nodig' },
    [deskTemplate.changeMessageTemplate.path]: {
      name: 'x',
      texts: { nl_u: { subject: 'x', text: 'x' } },
      revision: 1,
    },
    [deskTemplate.addMessageTemplate.path]: { name: 'x', texts: { nl: { subject: 'x', text: 'x' } } },
    [saveCustomerListView.path]: { name: 'x', shared: false, q: '', filter: 'all' },
    [changeCustomerListView.path]: { name: 'x', shared: false },
  }
  const savedView = await getAdviser().request(saveCustomerListView, {
    params: { tenant: tenantCode },
    body: { name: 'Onze', shared: true, q: '', filter: 'all' },
  })
  const templatesOfOtherTenant = await ruben?.request(deskTemplate.getMessageTemplates, {
    params: { tenant: tenantCode },
  })
  for (const call of deskCalls)
    for (const [code, expectedStatuses] of [
      ['ZUIDER', [403]],
      ['NOORDER', [404]],
    ] as const) {
      const id = call.path.includes('/documents/')
        ? (document?.id ?? 0)
        : call.path.includes('/settings/templates')
          ? (templatesOfOtherTenant?.data[0]?.id ?? 0)
          : call.path.includes('/views/')
            ? savedView.data.id
            : anna
      const input = {
        params: { tenant: code, id, kind: 'mortgage' },
        ...(bodies[call.path] ? { body: bodies[call.path] } : {}),
      }
      const response = await marijke?.send(call, input as never)
      const isOfNobody = !call.path.includes('{id}')
      if (code === 'NOORDER' && isOfNobody) {
        expect(call.method === 'GET' ? [200] : [200, 422], call.path).toContain(response?.statusCode)
        expect(response?.body, call.path).not.toContain('anna')
      } else expect(expectedStatuses, call.path).toContain(response?.statusCode)
    }
  const customer = await server.staff.inject({
    url: '/staff/api/desk/ZUIDER/queue',
    headers: { authorization: `Bearer ${await server.getAccessToken('anna')}` },
  })
  expect(customer.statusCode).toBe(401)
})

test('@DESK-08 a reader cannot make decisions, and a withdrawn role applies at the next action', {
  tags: 'full',
}, async () => {
  const document = await uploadAs('anna', 'Nota')
  const acceptInput = { params: { tenant: tenantCode, id: document }, body: { verdict: 'accepted' } } as const
  expect((await eva?.send(reviewDocument, acceptInput))?.statusCode).toBe(403)
  const { db } = server.database
  const [zuider] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  await signInDeskPerson(server, 'Wim Weg', { zuider: 'adviser' }).then(async (wim) => {
    expect((await wim.send(getWorkQueue, { params: { tenant: tenantCode } })).statusCode).toBe(200)
    const rows = await db
      .select()
      .from(staffRoles)
      .where(eq(staffRoles.tenantId, zuider?.id ?? 0))
    const lastRole = rows.at(-1)
    await db.delete(staffRoles).where(and(eq(staffRoles.id, lastRole?.id ?? 0)))
    const response = await wim.send(reviewDocument, acceptInput)
    expect([response.statusCode, JSON.parse(response.body).message]).toEqual([
      403,
      expect.stringContaining('Zuider'),
    ])
  })
})

test('@DESK-13 a customer without a password is invited by mail, chooses one and can sign in; a customer with a password is not invited', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const [zuider] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  await db.insert(customers).values({
    tenantId: zuider?.id ?? 0,
    username: 'nieuw',
    email: 'nieuw@example.nl',
    facts: { first_name: 'Nien', last_name: 'Uw', initials: 'N.' },
  })
  const id = await findCustomerId('nieuw')
  expect((await readFileOf('nieuw')).account).toBe('none')
  await getAdviser().request(inviteCustomer, { params: { tenant: tenantCode, id } })
  expect((await readFileOf('nieuw')).account).toBe('invited')
  const mail = await vi.waitFor(async () => {
    const [invitationMail] = await db.select().from(outbox).where(eq(outbox.to, 'nieuw@example.nl'))
    if (!invitationMail) throw new Error('no mail yet')
    return invitationMail
  })
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const passwordFields = {
    password: 'een lang wachtwoord 42',
    password_confirmation: 'een lang wachtwoord 42',
    token,
  }
  const response = await sendCall(server, resetPassword, { body: passwordFields })
  expect([response.statusCode, mail.subject]).toEqual([200, expect.stringContaining('account')])
  expect((await readFileOf('nieuw')).account).toBe('active')
  expect((await getAdviser().send(inviteCustomer, { params: { tenant: tenantCode, id } })).statusCode).toBe(
    422,
  )
})

test('@KEYS-11 an adviser restores access for a customer without any key, and records how the identity was verified', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('tess')
  const { secret } = (await server.request(beginAuthenticatorSetup, token, { body: {} })).data
  const code = createTotp(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() })
  await server.request(confirmAuthenticatorSetup, token, { body: { code } })
  expect((await readFileOf('tess')).keys).toEqual({ passkeys: 0, app: true })
  await expect(server.getAccessToken('tess')).rejects.toThrow('403')

  const params = { tenant: tenantCode, id: await findCustomerId('tess') }
  expect((await getAdviser().send(resetSecondFactor, { params, body: { ground: 'ja' } })).statusCode).toBe(
    422,
  )
  const ground = 'Langs geweest met paspoort'
  await getAdviser().request(resetSecondFactor, { params, body: { ground } })
  expect((await readFileOf('tess')).keys).toEqual({ passkeys: 0, app: false })
  expect((await sendCall(server, getTasks, { token })).statusCode).toBe(401)
  await server.getAccessToken('tess')
  const { db } = server.database
  const [resetEntry] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.command, 'keys-reset'), eq(auditEntries.outcome, 'done')))
  expect(resetEntry).toMatchObject({ about: { ground }, customerIds: [params.id] })
  await vi.waitFor(async () => {
    const mails = await db.select().from(outbox).where(eq(outbox.to, 'tess@example.nl'))
    expect(mails.map(({ subject }) => subject)).toContain('Je inlogsleutels zijn gewist')
  })
  expect((await getAdviser().send(resetSecondFactor, { params, body: { ground } })).statusCode).toBe(422)
})
