import { setTimeout as sleep } from 'node:timers/promises'
import { tenantApiCalls } from '@portal/contract/tenant-api/tenant-api-calls'
import {
  createTenantEventSchema,
  type TenantEventType,
  tenantEventNames,
} from '@portal/contract/tenant-api/tenant-events'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteExpiredRecords } from '../src/database/delete-expired-records.ts'
import { appointments } from '../src/database/tables/appointment.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { signings } from '../src/database/tables/signing.ts'
import { tasks } from '../src/database/tables/task.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { tenantEvents } from '../src/database/tables/tenant-webhook.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { createExampleRecords } from '../src/tenant-api/example-records.ts'
import { createCustomerActions } from './customer-actions.ts'
import { type Harness, startHarness } from './harness.ts'
import { staffToken } from './sign-in-staff.ts'
import { createTenantClient, createTenantKey } from './tenant-client.ts'

let server: Harness
let tenantKey: string
let customerActions: ReturnType<typeof createCustomerActions>
let emmaIds: { id: number; tenantId: number }

beforeAll(async () => {
  server = await startHarness()
  tenantKey = await createTenantKey(server.database, 'zuider')
  customerActions = createCustomerActions(server, await server.getAccessToken('emma'))
  const [row] = await server.database.db.select().from(customers).where(eq(customers.username, 'emma'))
  if (!row) throw new Error('there is no emma')
  emmaIds = row
  const customerData = { username: 'emma', last_name: 'Bakker', mobile: '0611111111' }
  await createTenantClient(server, tenantKey).put('customer', 'emma', { data: customerData })
})
afterAll(() => server.close())

interface ReceivedEvent {
  id: string
  type: TenantEventType
  timestamp: string
  sequence: number
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on response fields without a schema
  data: any
}
const requestEvents = (query: string, bearerToken = tenantKey) =>
  server.staff.inject({
    url: `/tenant/v1/events${query}`,
    headers: { authorization: `Bearer ${bearerToken}` },
  })
const readEvents = async (
  sinceCursor = '',
  limit = 1000,
): Promise<{ events: ReceivedEvent[]; cursor: string; more: boolean }> => {
  const response = await requestEvents(`?since=${sinceCursor}&limit=${limit}`)
  if (response.statusCode !== 200) throw new Error(`events answered ${response.statusCode} ${response.body}`)
  return response.json()
}
/** Collects the events that an action causes, and validates each with its contract. */
async function collectEventsOf(runAction: () => Promise<unknown>): Promise<ReceivedEvent[]> {
  const { cursor } = await readEvents()
  await runAction()
  const { events } = await readEvents(cursor)
  for (const { id: _, ...event } of events)
    expect(event).toEqual(v.parse(v.strictObject(createTenantEventSchema(event.type).entries), event))
  return events
}
/** Creates a signing request and decides it as the customer; the content of the sealed document is irrelevant here. */
async function decideSigning(state: 'signed' | 'declined') {
  const { db } = server.database
  const signingFields = {
    kind: 'other' as const,
    name: 'Opdracht',
    hash: 'ab',
    requestedBy: 'Sanne',
    requestedAt: new Date(),
  }
  const [sealedDocument] = await db
    .select()
    .from(documents)
    .where(eq(documents.customerId, emmaIds.id))
    .limit(1)
  const [row] = await db
    .insert(signings)
    .values({ customerId: emmaIds.id, tenantId: emmaIds.tenantId, ...signingFields })
    .returning()
  const decisionFields =
    state === 'signed' ? { factor: 'app' as const, sealedId: sealedDocument?.id } : { reason: 'Te duur' }
  await db
    .update(signings)
    .set({ state, decidedAt: new Date(), ...decisionFields })
    .where(eq(signings.id, row?.id ?? 0))
}
const getEmmaReference = () => ({ id: 'emma', number: emmaIds.id })

test('an action of a customer creates one event of its type, with the tenant’s ids and the portal’s numbers @TENANTAPI-16', async () => {
  const { db } = server.database
  const [task] = await db
    .insert(tasks)
    .values({ customerId: emmaIds.id, title: 'Bel ons', createdAt: new Date() })
    .returning()
  await createTenantClient(server, tenantKey).put('task', 'T-1', {
    customer: 'emma',
    data: { title: 'Stuur ons', created_at: '2026-01-02T10:00:00Z' },
  })
  const [importedTask] = await db.select().from(tasks).where(eq(tasks.title, 'Stuur ons'))
  let appointment = 0
  const events = await collectEventsOf(async () => {
    expect(await customerActions.message()).toBe(200)
    expect(await customerActions.withFile()).toBe(200)
    expect(await customerActions.damage()).toBe(200)
    expect(await customerActions.document()).toBe(200)
    expect(await customerActions.edit('0687654321')).toBe(200)
    expect(await customerActions.lead()).toBe(200)
    expect(await customerActions.task(task?.id ?? 0)).toBe(200)
    expect(await customerActions.task(importedTask?.id ?? 0)).toBe(200)
    appointment = await customerActions.book()
    expect(await customerActions.cancel(appointment)).toBe(200)
    for (const state of ['signed', 'declined'] as const) await decideSigning(state)
  })
  expect(events.map(({ type }) => type)).toEqual([
    'message.created',
    'document.created',
    'message.created',
    'damage.reported',
    'document.created',
    'edit.created',
    'lead.created',
    'task.answered',
    'task.answered',
    'appointment.booked',
    'appointment.cancelled',
    'document.signed',
    'document.declined',
  ])
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(tenantEventNames))
  expect(events.every(({ data }) => data.customer.id === 'emma' && data.customer.number === emmaIds.id)).toBe(
    true,
  )
  const [
    message,
    file,
    messageWithFileEvent,
    damage,
    document,
    editEvent,
    leadEvent,
    ownTaskEvent,
    importedTaskEvent,
    bookedEvent,
    cancelledEvent,
    ...decidedEvents
  ] = events.map(({ data }) => data)
  expect(decidedEvents).toMatchObject([
    {
      document: null,
      name: 'Opdracht',
      kind: 'other',
      hash: 'ab',
      factor: 'app',
      sealed: { number: expect.any(Number) },
    },
    { document: null, reason: 'Te duur', asked_by: 'Sanne' },
  ])
  expect(message).toMatchObject({
    subject: 'Bellen',
    content: 'Wanneer bellen jullie?',
    documents: [],
    reply_to: null,
  })
  expect(file).toMatchObject({
    document: { id: expect.stringMatching(/^portal:\d+$/) },
    type: 'message',
    mime_type: 'application/pdf',
  })
  expect(messageWithFileEvent.documents).toEqual([file.document])
  expect(damage).toMatchObject({ subject: 'Waterschade', content: 'Lekkage in de keuken' })
  expect(document).toMatchObject({ name: 'Loonstrook', type: null, belongs_to: [] })
  expect(editEvent.form).toBe('contact_details')
  expect(editEvent.changes).toEqual([
    {
      record: { kind: 'customer', ...getEmmaReference() },
      what: 'changed',
      fields: [{ path: `customer.${emmaIds.id}.mobile`, from: '0611111111', to: '0687654321' }],
    },
  ])
  expect(leadEvent.content).toContain('0612345678')
  expect([ownTaskEvent.task, importedTaskEvent.task, ownTaskEvent.status]).toEqual([
    { id: `portal:${task?.id}`, number: task?.id },
    { id: 'T-1', number: importedTask?.id },
    'answered',
  ])
  expect(bookedEvent.appointment).toEqual({ id: `portal:${appointment}`, number: appointment })
  expect(cancelledEvent).toEqual({ ...bookedEvent, by: 'customer' })
})

test('for any number of concurrent and rejected actions, each action has an event and each event an action @TENANTAPI-17', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const cursorBefore = (await readEvents()).cursor
  const inboxCountBefore = await db.$count(tenantInbox)
  const kinds = ['message', 'damage', 'document', 'lead', 'edit', 'bad'] as const
  let mobile = 0
  const doIt = (kind: (typeof kinds)[number]) =>
    kind === 'bad'
      ? customerActions.message({ policy_id: 999_999 })
      : kind === 'edit'
        ? customerActions.edit(`06${10_000_000 + mobile++}`)
        : customerActions[kind]()
  const statuses: number[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 6 }),
      async (someKinds) => {
        statuses.push(...(await Promise.all(someKinds.map(doIt))))
      },
    ),
    { numRuns: 12 },
  )
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
  const { events } = await readEvents(cursorBefore)
  const sequences = events.map(({ sequence }) => sequence)
  expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other))
  const sentNumbers = events.flatMap(({ type, data }) => (type === 'document.created' ? [] : [data.number]))
  const sentItems = await db
    .select({ id: tenantInbox.id })
    .from(tenantInbox)
    .where(sql`${tenantInbox.kind} <> 'activity_note'`)
    .orderBy(tenantInbox.id)
  expect(sentNumbers.sort((one, other) => one - other)).toEqual(
    sentItems.map(({ id }) => id).filter((id) => sentNumbers.includes(id) || id > Math.min(...sentNumbers)),
  )
  expect(await db.$count(tenantInbox)).toBeGreaterThan(inboxCountBefore)
  const fileNumbers = events.flatMap(({ type, data }) =>
    type === 'document.created' ? [data.document.number] : [],
  )
  const files = await db
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${documents.id} >= ${Math.min(...fileNumbers)}`)
  expect(fileNumbers.sort((one, other) => one - other)).toEqual(
    files.map(({ id }) => id).sort((one, other) => one - other),
  )
})

test('an action that is rolled back creates no event @TENANTAPI-17', async () => {
  const values = { customerId: emmaIds.id, kind: 'message' as const, content: 'Nee', createdAt: new Date() }
  const events = await collectEventsOf(() =>
    runWithinTenant(emmaIds.tenantId, () =>
      server.database.tenantDb
        .transaction(async (tx) => {
          await tx.insert(tenantInbox).values(values)
          expect(await tx.$count(tenantEvents, sql`${tenantEvents.record}->>'content' = 'Nee'`)).toBe(1)
          throw new Error('undone')
        })
        .catch((error: Error) => expect(error.message).toBe('undone')),
    ),
  )
  expect(events).toEqual([])
})

test('writes of the tenant’s own systems and the deletion of a whole file create no event; a cancellation by staff does @TENANTAPI-17', {
  tags: 'full',
}, async () => {
  const tenantClient = createTenantClient(server, tenantKey)
  const { db } = server.database
  const [offeredAppointment] = await db.select().from(appointments).limit(1)
  const appointmentIds = {
    customerId: emmaIds.id,
    typeId: offeredAppointment?.typeId ?? 0,
    resourceId: offeredAppointment?.resourceId ?? 0,
  }
  const bookAppointment = async (customerId: number, day: number) => {
    const start = new Date(Date.UTC(2099, 0, day, 9))
    const end = new Date(Date.UTC(2099, 0, day, 10))
    return (
      await db
        .insert(appointments)
        .values({ ...appointmentIds, customerId, start, end, tenantId: emmaIds.tenantId })
        .returning()
    )[0]
  }
  const cancelledId = await bookAppointment(emmaIds.id, 1)
  const cancellationEvents = await collectEventsOf(() =>
    server.staff.inject({
      method: 'POST',
      url: '/adviser/cancel',
      headers: { authorization: `Bearer ${staffToken}` },
      payload: { appointment: cancelledId?.id, reason: 'Ik ben ziek' },
    }),
  )
  expect(cancellationEvents).toMatchObject([
    { type: 'appointment.cancelled', data: { by: 'staff', appointment: { number: cancelledId?.id } } },
  ])
  const tenantWriteEvents = await collectEventsOf(async () => {
    for (const { kind, id, ...body } of createExampleRecords('hok'))
      expect((await tenantClient.put(kind, id, body)).statusCode).toBe(200)
  })
  expect(tenantWriteEvents).toEqual([])
  const [hok] = await db.select().from(customers).where(eq(customers.username, 'hok'))
  const eventsAroundDeletion = await collectEventsOf(async () => {
    await bookAppointment(hok?.id ?? 0, 2)
    await tenantClient.remove('customer', 'hok')
    await bookAppointment(emmaIds.id, 3)
  })
  expect(eventsAroundDeletion.map(({ type, data }) => [type, data.customer.number])).toEqual([
    ['appointment.booked', emmaIds.id],
  ])
  await db.insert(customers).values({ tenantId: emmaIds.tenantId, username: 'tijdelijk', facts: {} })
  const [temporaryCustomer] = await db.select().from(customers).where(eq(customers.username, 'tijdelijk'))
  const eventsOfRemoval = await collectEventsOf(async () => {
    await bookAppointment(temporaryCustomer?.id ?? 0, 4)
    await db.delete(customers).where(eq(customers.username, 'tijdelijk'))
  })
  expect(eventsOfRemoval).toEqual([])
})

test('events are read from a cursor, page by page without gaps, during concurrent writes @TENANTAPI-20', {
  tags: 'full',
}, async () => {
  const startCursor = (await readEvents()).cursor
  const concurrentWrites = Promise.all(Array.from({ length: 8 }, () => customerActions.message()))
  const pagedEvents: ReceivedEvent[] = []
  let cursor = startCursor
  let areWritesDone = false
  concurrentWrites.then(() => {
    areWritesDone = true
  })
  for (let isLastRound = false; !isLastRound; ) {
    isLastRound = areWritesDone
    await sleep(5)
    for (let hasMore = true; hasMore; ) {
      const page = await readEvents(cursor, 3)
      expect(page.events.length).toBeLessThanOrEqual(3)
      pagedEvents.push(...page.events)
      cursor = page.cursor
      hasMore = page.more
    }
  }
  expect(await concurrentWrites).toEqual(Array(8).fill(200))
  const eventsSinceStart = await readEvents(startCursor)
  expect(pagedEvents).toEqual(eventsSinceStart.events)
  expect(pagedEvents).toHaveLength(8)
  expect((await readEvents(cursor)).cursor).toBe(cursor)
  expect((await requestEvents('?since=nope')).statusCode).toBe(422)
})

test('events of another tenant are not visible, and handlers can neither write events nor read a secret @TENANTAPI-22', async () => {
  const otherTenantKey = await createTenantKey(server.database, 'noorder')
  const eventsBefore = (await requestEvents('?limit=1000', otherTenantKey)).json().events
  await customerActions.message()
  expect((await requestEvents('?limit=1000', otherTenantKey)).json().events).toEqual(eventsBefore)
  const knownEventIds = new Set((await readEvents()).events.map(({ id }) => id))
  expect(eventsBefore.filter(({ id }: ReceivedEvent) => knownEventIds.has(id))).toEqual([])
  expect(
    (await requestEvents('', await createTenantKey(server.database, 'zuider', ['write']))).statusCode,
  ).toBe(403)
  const { tenantDb } = server.database
  const runAsTenant = (statement: string) =>
    runWithinTenant(emmaIds.tenantId, () => tenantDb.execute(sql.raw(statement)))
  await expect(runAsTenant(`delete from tenant_events`)).rejects.toThrow()
  await expect(runAsTenant(`update tenant_events set type = 'lead.created'`)).rejects.toThrow()
  await expect(runAsTenant(`select secret from tenant_webhooks`)).rejects.toThrow()
  await expect(runAsTenant(`update tenant_webhooks set url = 'https://elsewhere.example'`)).rejects.toThrow()
  await expect(
    runAsTenant(`select tell_event(${emmaIds.tenantId}, ${emmaIds.id}, 'lead.created', '{}', '{}')`),
  ).rejects.toThrow()
  await expect(
    runAsTenant(
      `insert into tenant_events (sequence, tenant_id, customer_id, type, record, own_ids) values (1, ${emmaIds.tenantId}, ${emmaIds.id}, 'lead.created', '{}', '{}')`,
    ),
  ).rejects.toThrow()
})

test('events are deleted after thirty days, and with their customer @TENANTAPI-20', async () => {
  const { db } = server.database
  await customerActions.message()
  const ownEvents = and(eq(tenantEvents.customerId, emmaIds.id), eq(tenantEvents.type, 'message.created'))
  const eventCount = await db.$count(tenantEvents, ownEvents)
  expect(eventCount).toBeGreaterThan(1)
  await db.execute(
    sql`update tenant_events set at = now() - interval '29 days' where customer_id = ${emmaIds.id}`,
  )
  await deleteExpiredRecords({ db, clock: server.now })
  expect(await db.$count(tenantEvents, ownEvents)).toBe(eventCount)
  await db.execute(
    sql`update tenant_events set at = now() - interval '31 days' where customer_id = ${emmaIds.id}`,
  )
  await customerActions.message()
  await deleteExpiredRecords({ db, clock: server.now })
  expect(await db.$count(tenantEvents, ownEvents)).toBe(1)
  await db.delete(customers).where(eq(customers.id, emmaIds.id))
  expect(await db.$count(tenantEvents, eq(tenantEvents.customerId, emmaIds.id))).toBe(0)
})

test('the API description has the webhook of every type with its signature, and the call that lists events @TENANTAPI-23', async () => {
  const description = (
    await server.staff.inject({
      url: '/tenant/v1/openapi.json',
      headers: { authorization: `Bearer ${tenantKey}` },
    })
  ).json()
  expect(Object.keys(description.webhooks).sort()).toEqual([...tenantEventNames].sort())
  for (const [type, { post }] of Object.entries<{
    post: {
      parameters: { name: string }[]
      requestBody: { content: Record<string, { schema: { properties: object } }> }
    }
  }>(description.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
    expect(post.requestBody.content['application/json']?.schema.properties).toMatchObject({
      type: { const: type },
    })
  }
  expect(description.paths[`/tenant/v1${tenantApiCalls.getEvents.path}`].get.operationId).toBe('getEvents')
})
