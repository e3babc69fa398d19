// @module-tag full
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { customers } from '../src/database/tables/customer.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { tenantWebhooks } from '../src/database/tables/tenant-webhook.ts'
import { type JobRunner, openJobQueues } from '../src/jobs/jobs.ts'
import { createLog } from '../src/log.ts'
import { claimDeliveryBatch } from '../src/tenant-api/webhooks/delivery-batch.ts'
import { createCustomerActions } from './customer-actions.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { staffToken } from './sign-in-staff.ts'
import { createTenantKey } from './tenant-client.ts'
import {
  type ReceivedWebhook,
  startWebhookReceiver,
  type WebhookReceiver,
  type WebhookResponse,
} from './webhook-receiver.ts'

let server: Harness
let jobRunner: JobRunner
let customerActions: ReturnType<typeof createCustomerActions>
let openReceivers: WebhookReceiver[]
let loggedLines: string[]

beforeEach(async () => {
  loggedLines = []
  openReceivers = []
  const log = pino({ level: 'error' }, { write: (line: string) => void loggedLines.push(line) })
  server = await startHarness((config) => config, createMemoryFileStore(), log)
  jobRunner = await openJobQueues(server.database.queues, createLog({ logLevel: 'silent' }))
  await server.app.ready()
  customerActions = createCustomerActions(server, await server.getAccessToken('emma'))
})
afterEach(async () => {
  for (const receiver of openReceivers) await receiver.close()
  await jobRunner.stop()
  await server.close()
})

const sendAdviserCommand = async (command: string, payload: object) =>
  server.staff.inject({
    method: 'POST',
    url: `/adviser/${command}`,
    headers: { authorization: `Bearer ${staffToken}` },
    payload,
  })
const runAdviserCommand = async (command: string, payload: object) => {
  const response = await sendAdviserCommand(command, payload)
  if (response.statusCode !== 200) throw new Error(`${command} answered ${response.body}`)
  return response.json().data
}
const listWebhooks = async (tenant = 'zuider') => runAdviserCommand('webhook-list', { tenant })

/** Adds a webhook receiver of a tenant; returns it with its secret. */
async function addReceiver(
  label: string,
  options: { tenant?: string; events?: string; answers?: WebhookResponse } = {},
) {
  const receiver = await startWebhookReceiver()
  openReceivers.push(receiver)
  if (options.answers) receiver.setResponse(options.answers)
  const events = options.events ?? 'message.created'
  const { secret } = await runAdviserCommand('webhook-add', {
    tenant: options.tenant ?? 'zuider',
    label,
    url: receiver.url,
    events,
  })
  expect(JSON.stringify(await server.database.db.select().from(tenantWebhooks))).not.toContain(secret)
  return { ...receiver, secret: secret as string }
}

const queryRows = async (statement: ReturnType<typeof sql>) =>
  ((await server.database.db.execute(statement)) as unknown as { rows: Record<string, number>[] }).rows
/** Adds a message of a customer to the tenant's inbox, directly in the database. */
async function sendMessageAsCustomer(content: string): Promise<void> {
  const [emma] = await server.database.db.select().from(customers).where(eq(customers.username, 'emma'))
  const values = { customerId: emma?.id ?? 0, kind: 'message' as const, content, createdAt: server.now() }
  await server.database.db.insert(tenantInbox).values(values)
}
/** Waits until no webhook job is queued or running. */
async function waitForWebhookJobs(): Promise<void> {
  const pendingWebhookJobs = sql`select 1 as one from jobs.job where name like 'webhook%' and state in ('created', 'retry', 'active')`
  while ((await queryRows(pendingWebhookJobs)).length > 0) await sleep(5)
}
/**
 * Advances the clock once no webhook job is queued or running, and then runs the sweep that otherwise runs every
 * minute.
 */
async function advanceMinutes(minutes: number): Promise<void> {
  await waitForWebhookJobs()
  server.advanceClock(minutes * 60)
  await jobRunner.add('webhook-sweep', {})
  await waitForWebhookJobs()
}
const expectEventCount = (receiver: WebhookReceiver, count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000, interval: 5 }).toBe(count)

test('a customer action is delivered at once and only once, with a signature that the Standard Webhooks library verifies @TENANTAPI-18', async () => {
  const crm = await addReceiver('crm')
  const leadsReceiver = await addReceiver('leads', { events: 'lead.created' })
  await customerActions.message()
  await expectEventCount(crm, 1)
  const [{ body, headers, event } = {} as ReceivedWebhook] = crm.received
  expect(new Webhook(crm.secret).verify(body, headers as Record<string, string>)).toEqual(event)
  expect(() => new Webhook(leadsReceiver.secret).verify(body, headers as Record<string, string>)).toThrow()
  expect(event).toMatchObject({ type: 'message.created', data: { content: 'Wanneer bellen jullie?' } })
  const key = await createTenantKey(server.database, 'zuider')
  const eventsResponse = await server.staff.inject({
    url: '/tenant/v1/events?limit=1000',
    headers: { authorization: `Bearer ${key}` },
  })
  expect(eventsResponse.json().events.at(-1)).toEqual({ id: headers['webhook-id'], ...event })
  for (let minutes = 0; minutes < 5; minutes++) await advanceMinutes(60)
  await waitForWebhookJobs()
  expect([crm.received.length, leadsReceiver.received.length]).toEqual([1, 0])
  expect(await listWebhooks()).toMatchObject([
    {
      label: 'crm',
      waiting: 0,
      failed: 0,
      took_last_at: expect.any(String),
      last_fault: null,
      disabled_at: null,
    },
    { label: 'leads', waiting: 0 },
  ])
  expect(JSON.stringify(await listWebhooks())).not.toContain('whsec_')
})

test('a hundred concurrent actions are each delivered once @TENANTAPI-18', async () => {
  const crm = await addReceiver('crm')
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => customerActions.message())))).toEqual(
    new Set([200]),
  )
  await expectEventCount(crm, 100)
  await advanceMinutes(60)
  expect(new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size).toBe(100)
  expect(crm.received).toHaveLength(100)
})

test('several processes on one database deliver each event once @TENANTAPI-18', async () => {
  const crm = await addReceiver('crm')
  const config = readConfig(testSettings)
  const log = createLog({ logLevel: 'silent' })
  const serverDependencies = {
    config,
    database: server.database,
    log,
    clock: server.now,
    files: createMemoryFileStore(),
  }
  const otherServers = await Promise.all([
    createServers(serverDependencies),
    createServers(serverDependencies),
  ])
  for (const { app } of otherServers) await app.ready()
  await Promise.all(Array.from({ length: 40 }, () => customerActions.message()))
  await expectEventCount(crm, 40)
  await advanceMinutes(5)
  await Promise.all(otherServers.map(({ close }) => close()))
  expect(new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
  expect(crm.received).toHaveLength(40)
})

test('a delivery that a process started and did not finish is done by another after a minute @TENANTAPI-18', async () => {
  const crm = await addReceiver('crm')
  const [webhook] = await server.database.db.select().from(tenantWebhooks)
  const id = webhook?.id ?? 0
  const busyUntil = new Date(server.now().getTime() + 1000)
  await server.database.db.update(tenantWebhooks).set({ busyUntil })
  await customerActions.message()
  await waitForWebhookJobs()
  server.advanceClock(2)
  const deliveryContext = { allTenantsDb: server.database.db, clock: server.now }
  const claimedBatch = await claimDeliveryBatch(deliveryContext, id)
  expect(claimedBatch?.deliveries).toHaveLength(1)
  expect(await claimDeliveryBatch(deliveryContext, id)).toBeNull()
  await advanceMinutes(0.5)
  expect(crm.received).toEqual([])
  await advanceMinutes(1)
  expect(crm.received).toHaveLength(1)
})

test('a rejected event is retried after growing pauses with the same content until accepted @TENANTAPI-19', async () => {
  const crm = await addReceiver('crm', { answers: 500 })
  await customerActions.message()
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  await advanceMinutes(0.5)
  expect(crm.received).toHaveLength(1)
  for (const [minutes, count] of [
    [1, 2],
    [1, 2],
    [1.1, 3],
    [2, 3],
    [2.1, 4],
  ] as const) {
    await advanceMinutes(minutes)
    expect(crm.received, `after ${minutes}`).toHaveLength(count)
  }
  expect(await listWebhooks()).toMatchObject([
    { waiting: 1, last_fault: '500', failing_since: expect.any(String) },
  ])
  crm.setResponse(204)
  await advanceMinutes(60)
  await advanceMinutes(60)
  expect(crm.received).toHaveLength(5)
  expect(new Set(crm.received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const times = crm.received.map(({ headers }) => Number(headers['webhook-timestamp']))
  expect(times).toEqual([...times].sort((first, second) => first - second))
  expect(await listWebhooks()).toMatchObject([{ waiting: 0, failed: 0, failing_since: null }])
})

test('events of a day during which the receiver did not respond are all delivered afterwards @TENANTAPI-19', async () => {
  const crm = await addReceiver('crm', { answers: { status: 302, location: '/elsewhere' } })
  for (let hour = 0; hour < 24; hour++) {
    await sendMessageAsCustomer(`uur ${hour}`)
    await waitForWebhookJobs()
    await advanceMinutes(60)
  }
  const tryCount = crm.received.length
  expect(tryCount).toBeLessThan(60)
  expect(crm.received.map(({ url }) => url)).not.toContain('/elsewhere')
  crm.setResponse(204)
  await advanceMinutes(61)
  await advanceMinutes(61)
  const acceptedWebhooks = crm.received.slice(tryCount)
  expect(new Set(acceptedWebhooks.map(({ event }) => event.sequence)).size).toBe(24)
  expect(acceptedWebhooks).toHaveLength(24)
  expect(await listWebhooks()).toMatchObject([{ waiting: 0, failed: 0, disabled_at: null }])
})

test('a hanging receiver delays neither other tenants, nor other webhooks of its tenant, nor other jobs @TENANTAPI-19', {
  timeout: 30_000,
}, async () => {
  const hangingReceivers = [
    await addReceiver('a', { answers: 'hang' }),
    await addReceiver('b', { answers: 'hang' }),
    await addReceiver('c', { answers: 'hang' }),
  ]
  const ownReceiver = await addReceiver('own')
  const noorder = await addReceiver('crm', { tenant: 'noorder' })
  const otherTenantActions = createCustomerActions(
    server,
    await server.getAccessToken('bart', 'noorder'),
    'noorder',
  )
  for (let messageIndex = 0; messageIndex < 6; messageIndex++) await customerActions.message()
  await expect.poll(() => hangingReceivers.every(({ received }) => received.length > 0)).toBe(true)
  const startTime = performance.now()
  await otherTenantActions.message()
  await expectEventCount(noorder, 1)
  await expectEventCount(ownReceiver, 6)
  expect(performance.now() - startTime).toBeLessThan(8000)
  for (const { received } of hangingReceivers) expect(received.length).toBeLessThanOrEqual(4)
  await jobRunner.add('clean-up', {})
  const unfinishedCleanUps = sql`select 1 as one from jobs.job where name = 'clean-up' and state <> 'completed'`
  await expect.poll(async () => (await queryRows(unfinishedCleanUps)).length, { timeout: 10_000 }).toBe(0)
})

test('receivers that rejected the last delivery wait in a separate queue, so that any number of hanging ones delays no others @TENANTAPI-19', {
  timeout: 30_000,
}, async () => {
  const hangingReceivers: WebhookReceiver[] = []
  for (let receiverIndex = 0; receiverIndex < 8; receiverIndex++)
    hangingReceivers.push(await addReceiver(`h${receiverIndex}`, { answers: 'hang' }))
  const ownReceiver = await addReceiver('own')
  await server.database.db.update(tenantWebhooks).set({ failures: 1 }).where(sql`name like 'h%'`)
  await customerActions.message()
  await expectEventCount(ownReceiver, 1)
  await customerActions.message()
  await expectEventCount(ownReceiver, 2)
  expect(hangingReceivers.filter(({ received }) => received.length > 0).length).toBeLessThanOrEqual(2)
})

test('a receiver that answers "gone" gets no more events; an accepted test enables it again, and a replay delivers the missed ones @TENANTAPI-19 @TENANTAPI-20', async () => {
  const crm = await addReceiver('crm', { answers: 410 })
  await customerActions.message()
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  expect(await listWebhooks()).toMatchObject([
    { disabled_why: 'gone', failed: 1, waiting: 0, last_fault: '410' },
  ])
  expect(loggedLines.join()).toMatch(/"why":"gone","msg":"webhook disabled"/)
  await customerActions.message()
  await advanceMinutes(2)
  expect(crm.received).toHaveLength(1)
  const since = '2020-01-01'
  expect(
    (await sendAdviserCommand('webhook-replay', { tenant: 'zuider', label: 'crm', since })).statusCode,
  ).toBe(422)
  expect(await runAdviserCommand('webhook-test', { tenant: 'zuider', label: 'crm' })).toEqual({
    isAccepted: false,
    outcome: '410',
  })
  crm.setResponse(204)
  expect(await runAdviserCommand('webhook-test', { tenant: 'zuider', label: 'crm' })).toEqual({
    isAccepted: true,
    outcome: '204',
  })
  const testWebhook = crm.received.at(-1)
  expect(
    new Webhook(crm.secret).verify(testWebhook?.body ?? '', testWebhook?.headers as Record<string, string>),
  ).toMatchObject({ type: 'webhook.test' })
  const missedEventCount = await queryRows(
    sql`select count(*)::integer as many from tenant_events e join tenants t on t.id = e.tenant_id where t.subdomain = 'zuider' and e.type = 'message.created'`,
  )
  expect(await runAdviserCommand('webhook-replay', { tenant: 'zuider', since })).toEqual({
    replayed: missedEventCount[0]?.many,
  })
  await expectEventCount(crm, 3 + Number(missedEventCount[0]?.many))
  const ids = crm.received.map(({ headers }) => headers['webhook-id'])
  expect(ids.slice(3)).toContain(ids[0])
  await advanceMinutes(2)
  expect(crm.received).toHaveLength(ids.length)
  expect(await listWebhooks()).toMatchObject([{ waiting: 0, failed: 0, disabled_why: null }])
})

test('a webhook without a successful delivery for three days is disabled, with a log entry and in the list @TENANTAPI-19', async () => {
  const crm = await addReceiver('crm', { answers: 503 })
  await customerActions.message()
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  for (let hours = 0; hours < 66; hours += 5) await advanceMinutes(5 * 60)
  expect((await listWebhooks())[0]).toMatchObject({ disabled_at: null, waiting: 1 })
  await advanceMinutes(121)
  expect((await listWebhooks())[0]).toMatchObject({
    disabled_why: 'failing',
    waiting: 0,
    failed: 1,
    last_fault: '503',
  })
  expect(loggedLines.filter((line) => line.includes('webhook disabled'))).toHaveLength(1)
  const tryCount = crm.received.length
  await advanceMinutes(600)
  expect(crm.received).toHaveLength(tryCount)
})

test('an event that is never accepted is dropped after three days, and delays no others @TENANTAPI-19', async () => {
  const crm = await addReceiver('crm')
  const isPoisonEvent = ({ event }: ReceivedWebhook) => event.data.content === 'vergif'
  crm.setResponse((webhook) => (isPoisonEvent(webhook) ? 500 : 204))
  await customerActions.message({ message: 'vergif' })
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  for (let hours = 0; hours <= 75; hours += 5) {
    await sendMessageAsCustomer(`uur ${hours}`)
    await advanceMinutes(5 * 60)
  }
  await advanceMinutes(1)
  expect(crm.received.filter((webhook) => !isPoisonEvent(webhook))).toHaveLength(16)
  expect(await listWebhooks()).toMatchObject([{ disabled_at: null, waiting: 0, failed: 1 }])
  const tryCount = crm.received.length
  await advanceMinutes(600)
  expect(crm.received).toHaveLength(tryCount)
})

test('one or ten events that a receiver rejects do not delay later events @TENANTAPI-19', async () => {
  const crm = await addReceiver('crm')
  const isRejectedEvent = ({ event }: ReceivedWebhook) => event.data.content === 'vergif'
  crm.setResponse((webhook) => (isRejectedEvent(webhook) ? 422 : 204))
  await customerActions.message({ message: 'vergif' })
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  await customerActions.message()
  await expectEventCount(crm, 2)
  await Promise.all(Array.from({ length: 10 }, () => customerActions.message({ message: 'vergif' })))
  await waitForWebhookJobs()
  await customerActions.message()
  await expectEventCount(crm, 13)
  expect(crm.received.filter((webhook) => !isRejectedEvent(webhook))).toHaveLength(2)
})

test('a removed webhook does not get its pending events @TENANTAPI-22', async () => {
  const crm = await addReceiver('crm', { answers: 500 })
  await customerActions.message()
  await expectEventCount(crm, 1)
  await waitForWebhookJobs()
  crm.setResponse(204)
  expect(await runAdviserCommand('webhook-remove', { tenant: 'zuider', label: 'crm' })).toEqual({
    label: 'crm',
  })
  await advanceMinutes(60)
  await advanceMinutes(600)
  expect(crm.received).toHaveLength(1)
  expect(await queryRows(sql`select id from tenant_deliveries`)).toEqual([])
  expect((await sendAdviserCommand('webhook-remove', { tenant: 'zuider', label: 'crm' })).statusCode).toBe(
    404,
  )
})

test('a webhook removed during a hanging delivery gets nothing more @TENANTAPI-22', async () => {
  const crm = await addReceiver('crm', { answers: 'hang' })
  await customerActions.message()
  await expectEventCount(crm, 1)
  await runAdviserCommand('webhook-remove', { tenant: 'zuider', label: 'crm' })
  await crm.close()
  openReceivers = []
  await waitForWebhookJobs()
  expect(await listWebhooks()).toEqual([])
  expect(loggedLines.filter((line) => line.includes('job failed'))).toEqual([])
})

test('a tenant’s webhooks get no events of another tenant, and another tenant’s webhook is not found @TENANTAPI-22', async () => {
  const noorderReceiver = await addReceiver('crm', { tenant: 'noorder' })
  const zuiderReceiver = await addReceiver('onze')
  await customerActions.message()
  await expectEventCount(zuiderReceiver, 1)
  await runAdviserCommand('webhook-replay', { tenant: 'noorder', since: '2020-01-01' })
  await waitForWebhookJobs()
  const ownWebhook = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`tenant_id = (select id from tenants where subdomain = 'noorder')`)
  for (const { event } of noorderReceiver.received)
    expect(ownWebhook.map(({ id }) => id)).toContain((event.data.customer as { number: number }).number)
  for (const command of ['webhook-remove', 'webhook-test'])
    expect((await sendAdviserCommand(command, { tenant: 'noorder', label: 'onze' })).statusCode).toBe(404)
  expect(await listWebhooks('noorder')).toMatchObject([{ label: 'crm' }])
})

test('the address of a webhook must be public and https, or in a demo this machine; others are rejected @TENANTAPI-21', async () => {
  const isWebhookRejected = async (url: string) =>
    (await sendAdviserCommand('webhook-add', { tenant: 'zuider', label: 'x', url })).statusCode === 422
  for (const url of [
    'http://tenant.example/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/',
    'https://192.168.1.1/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x0a000001/',
    'https://tenant:secret@tenant.example/',
    'https://tenant.example/#part',
    'ftp://tenant.example/',
    'tenant.example',
  ])
    expect(await isWebhookRejected(url), url).toBe(true)
  expect(await isWebhookRejected('https://hooks.tenant.example/a?b=c')).toBe(false)
  const auditLog = await runAdviserCommand('audit', { tenant: 'zuider' })
  expect(auditLog.acts[0]).toMatchObject({
    command: 'webhook-add',
    about: { label: 'x', url: 'https://hooks.tenant.example' },
  })
  expect(auditLog.broken_at).toBeNull()
})

test('outside a demo, a webhook to this machine can neither be added nor delivered to @TENANTAPI-21', async () => {
  const receiver = await addReceiver('crm')
  const serverWithoutDemo = await startHarness((config) => ({ ...config, demo: false }))
  try {
    const callStaffCommand = (command: string, payload: object) =>
      serverWithoutDemo.staff.inject({
        method: 'POST',
        url: `/adviser/${command}`,
        headers: { authorization: `Bearer ${staffToken}` },
        payload: { tenant: 'zuider', label: 'crm', ...payload },
      })
    for (const url of [
      receiver.url,
      'https://localhost/',
      'https://a.localhost/',
      'https://127.0.0.1/',
      'https://[::1]/',
    ])
      expect((await callStaffCommand('webhook-add', { url })).statusCode, url).toBe(422)
    expect((await callStaffCommand('webhook-add', { url: 'https://tenant.example/' })).statusCode).toBe(200)
    await serverWithoutDemo.database.db
      .update(tenantWebhooks)
      .set({ url: receiver.url })
      .where(eq(tenantWebhooks.name, 'crm'))
    expect((await callStaffCommand('webhook-test', {})).json().data).toEqual({
      isAccepted: false,
      outcome: 'address refused',
    })
    expect(receiver.received).toEqual([])
  } finally {
    await serverWithoutDemo.close()
  }
})
