import { addActivityNote } from '@portal/contract/activity-note'
import { bookAppointment } from '@portal/contract/appointment'
import type { ApiCall } from '@portal/contract/call'
import { inviteToDataRetrieval } from '@portal/contract/data-retrieval'
import { uploadDocument } from '@portal/contract/document'
import { requestDossier } from '@portal/contract/dossier'
import { savePersonalia } from '@portal/contract/edit-form'
import { languages } from '@portal/contract/language'
import { sendMessage } from '@portal/contract/message'
import { getScenarios } from '@portal/contract/scenario'
import { replyToTask } from '@portal/contract/task-reply'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Quotas } from '../src/config.ts'
import type { appointments } from '../src/database/tables/appointment.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { sentMails } from '../src/database/tables/outbox.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { quotaTexts } from '../src/quotas/quotas.ts'
import { callSamples } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { fillInSample, sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const ampleQuotas: Quotas = {
  documents: 1e9,
  bytes: 1e12,
  appointments: 1e9,
  messages: 1e9,
  dossiers: 1e9,
  mails: 1e9,
}
const testQuotas = { customer: { ...ampleQuotas }, tenant: { ...ampleQuotas } }
const storedFileNames = new Set<string>()

let server: Harness
let [anna, zuider] = [0, 0]

async function findCustomerAndTenantIds(username: string, subdomain: string): Promise<[number, number]> {
  const [row] = await server.database.db
    .select({ customer: customers.id, tenant: tenants.id })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.username, username), eq(tenants.subdomain, subdomain)))
  return [row?.customer ?? 0, row?.tenant ?? 0]
}
beforeAll(async () => {
  const files = createMemoryFileStore()
  server = await startHarness((config) => ({ ...config, quotas: testQuotas }), {
    ...files,
    put: async (key, ...args) => {
      await files.put(key, ...args)
      storedFileNames.add(key)
    },
    remove: async (key) => {
      storedFileNames.delete(key)
    },
  })
  ;[anna, zuider] = await findCustomerAndTenantIds('anna', 'zuider')
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(testQuotas.customer, ampleQuotas)
  Object.assign(testQuotas.tenant, ampleQuotas)
})

const pdfText = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const createUpload = (name = 'stuk.pdf') => ({
  name,
  content: new File([pdfText], name, { type: 'application/pdf' }),
})

/** Sends a call as Anna, by default with its sample body. */
async function sendAsAnna(call: ApiCall, name: string, body?: object, query: Record<string, string> = {}) {
  const token = await server.getAccessToken('anna')
  return sendCall(server, call, {
    token,
    query,
    body: body ?? fillInSample(callSamples[name]?.().body ?? {}, ''),
  })
}
const countRowsOfAnna = (
  table: typeof documents | typeof tenantInbox | typeof appointments | typeof sentMails,
) => server.database.db.$count(table, eq(table.customerId, anna))

describe.each(['customer', 'tenant'] as const)('trust E11: the limit of a %s', (quotaOwner) => {
  /** Sets a quota to `allowance` above the used amount. */
  const setQuotaAboveUse = (quota: keyof Quotas, usedAmount: number, allowance: number) =>
    Object.assign(testQuotas[quotaOwner], { [quota]: usedAmount + allowance })

  const sumDocuments = async (unit: 'documents' | 'bytes') => {
    const rows = await server.database.db.select().from(documents)
    const ownRows = rows.filter(({ customerId, tenantId }) =>
      quotaOwner === 'customer' ? customerId === anna : customerId !== null && tenantId === zuider,
    )
    return ownRows.reduce((sum, { size }) => sum + (unit === 'bytes' ? size : 1), 0)
  }

  test.each([
    ['documents', 1],
    ['bytes', pdfText.length],
  ] as const)(
    '%s: a file within it is stored, and a file beyond it is not',
    { tags: 'full' },
    async (quota, size) => {
      setQuotaAboveUse(quota, await sumDocuments(quota), size)
      expect((await sendAsAnna(uploadDocument, 'uploadDocument', createUpload())).statusCode).toBe(200)
      const files = storedFileNames.size
      const rejectedResponse = await sendAsAnna(uploadDocument, 'uploadDocument', createUpload())
      expect([rejectedResponse.statusCode, rejectedResponse.json().error]).toEqual([429, 'quota_reached'])
      const message = { screen: 'contact', message: 'Hierbij', documents: [createUpload().content] }
      setQuotaAboveUse(quota, await sumDocuments(quota), 0)
      const inboxCountBefore = await countRowsOfAnna(tenantInbox)
      expect((await sendAsAnna(sendMessage, 'sendMessage', message)).statusCode).toBe(429)
      expect(await countRowsOfAnna(tenantInbox)).toBe(inboxCountBefore)
      expect(storedFileNames.size).toBe(files)
    },
  )

  test('concurrent uploads do not exceed it', { tags: 'full' }, async () => {
    setQuotaAboveUse('documents', await sumDocuments('documents'), 2)
    const token = await server.getAccessToken('anna')
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendCall(server, uploadDocument, {
          token,
          body: { ...createUpload(), idempotency_key: `side-by-side-${quotaOwner}-${index}` },
        }),
      ),
    )
    const statuses = responses.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 200, ...Array(6).fill(429)])
  })

  test.each([
    ['sendMessage', sendMessage],
    ['addActivityNote', addActivityNote],
    ['replyToTask', replyToTask],
    ['savePersonalia', savePersonalia],
    ['inviteToDataRetrieval', inviteToDataRetrieval],
    ['getScenarios', getScenarios],
  ] as const)('messages per day: %s', { tags: 'full' }, async (name, call) => {
    testQuotas[quotaOwner].messages = 0
    const inboxCountBefore = await countRowsOfAnna(tenantInbox)
    const query: Record<string, string> = call === getScenarios ? { key: 'zuider-scenarios' } : {}
    const calculationBody = callSamples.getScenarios?.().body
    const body = call === getScenarios ? { ...calculationBody, step: 'thanks' } : undefined
    expect((await sendAsAnna(call, name, body, query)).json()).toMatchObject({ error: 'quota_reached' })
    expect(await countRowsOfAnna(tenantInbox)).toBe(inboxCountBefore)
  })

  test('messages of yesterday do not count', async () => {
    expect((await sendAsAnna(sendMessage, 'sendMessage')).statusCode).toBe(200)
    testQuotas[quotaOwner].messages = 1
    expect((await sendAsAnna(sendMessage, 'sendMessage')).statusCode).toBe(429)
    server.advanceClock(86_401)
    expect((await sendAsAnna(sendMessage, 'sendMessage')).statusCode).toBe(200)
  })

  test('future appointments, dossiers and mails', { tags: 'full' }, async () => {
    Object.assign(testQuotas[quotaOwner], { appointments: 0, dossiers: 0, mails: 0 })
    for (const [name, call] of [
      ['bookAppointment', bookAppointment],
      ['requestDossier', requestDossier],
    ] as const)
      expect([name, (await sendAsAnna(call, name)).json().error]).toEqual([name, 'quota_reached'])
    const mailCountBefore = await countRowsOfAnna(sentMails)
    const body = { send_email: true, type: 'mortgage_pension' }
    expect((await sendAsAnna(inviteToDataRetrieval, 'inviteToDataRetrieval', body)).json().error).toBe(
      'quota_reached',
    )
    testQuotas[quotaOwner].mails = 1e9
    expect((await sendAsAnna(inviteToDataRetrieval, 'inviteToDataRetrieval', body)).statusCode).toBe(200)
    await waitForDueJobs(server.database.db)
    expect(await countRowsOfAnna(sentMails)).toBe(mailCountBefore + 1)
  })
})

test.each([
  ['anna', 'zuider', ''],
  ['hilde', 'noorder', '_u'],
] as const)(
  'the error of a reached limit has the form of address %s at %s',
  { tags: 'full' },
  async (username, tenant, isFormal) => {
    const [id] = await findCustomerAndTenantIds(username, tenant)
    const token = await server.getAccessToken(username, tenant)
    Object.assign(testQuotas.customer, { messages: 0, documents: 0 })
    for (const language of languages) {
      await server.database.db.update(customers).set({ language }).where(eq(customers.id, id))
      const message = await sendCall(server, sendMessage, {
        tenant,
        token,
        body: callSamples.sendMessage?.().body,
      })
      const document = await sendCall(server, uploadDocument, { tenant, token, body: createUpload() })
      const { today, full } = quotaTexts[`${language}${isFormal}`]
      expect([message.json().message, document.json().message]).toEqual([today, full])
    }
  },
)
