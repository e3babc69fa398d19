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
import { deleteExpiredRecords } from '../src/database/cleanup.ts'
import { appointments } from '../src/database/tables/appointment.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { signings } from '../src/database/tables/signing.ts'
import { tasks } from '../src/database/tables/task.ts'
import { tenantEvents } from '../src/database/tables/tenant-hooks.ts'
import { tenantInbox } from '../src/database/tables/tenant-inbox.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { exampleCustomer } from '../src/tenant-api/examples.ts'
import { type Harness, harness } from './harness.ts'
import { staffToken } from './staff.ts'
import { customerActs } from './tenant-acts.ts'
import { keyFor, tenantDesk } from './tenant-desk.ts'

let server: Harness
let key: string
let acts: ReturnType<typeof customerActs>
let emma: { id: number; tenantId: number }

beforeAll(async () => {
  server = await harness()
  key = await keyFor(server.database, 'zuider')
  acts = customerActs(server, await server.tokenOf('emma'))
  const [row] = await server.database.db.select().from(customers).where(eq(customers.username, 'emma'))
  if (!row) throw new Error('there is no emma')
  emma = row
  const known = { username: 'emma', last_name: 'Bakker', mobile: '0611111111' }
  await tenantDesk(server, key).put('customer', 'emma', { data: known })
})
afterAll(() => server.close())

interface ReceivedEvent {
  id: string
  type: TenantEventType
  timestamp: string
  sequence: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it as they like
  data: any
}
const ask = (query: string, bearer = key) =>
  server.staff.inject({ url: `/tenant/v1/events${query}`, headers: { authorization: `Bearer ${bearer}` } })
const read = async (
  since = '',
  limit = 1000,
): Promise<{ events: ReceivedEvent[]; cursor: string; more: boolean }> => {
  const answer = await ask(`?since=${since}&limit=${limit}`)
  if (answer.statusCode !== 200) throw new Error(`events answered ${answer.statusCode} ${answer.body}`)
  return answer.json()
}
/** Events of an action, each validated with its contract. */
async function eventsOf(act: () => Promise<unknown>): Promise<ReceivedEvent[]> {
  const { cursor } = await read()
  await act()
  const { events } = await read(cursor)
  for (const { id: _, ...event } of events)
    expect(event).toEqual(v.parse(v.strictObject(createTenantEventSchema(event.type).entries), event))
  return events
}
/** Creates a signing request that the customer decides; the sealed document does not matter here. */
async function decideSigning(state: 'signed' | 'declined') {
  const { db } = server.database
  const signingFields = {
    kind: 'other' as const,
    name: 'Opdracht',
    hash: 'ab',
    askedBy: 'Sanne',
    askedAt: new Date(),
  }
  const [sealed] = await db.select().from(documents).where(eq(documents.customerId, emma.id)).limit(1)
  const [row] = await db
    .insert(signings)
    .values({ customerId: emma.id, tenantId: emma.tenantId, ...signingFields })
    .returning()
  const how = state === 'signed' ? { factor: 'app' as const, sealedId: sealed?.id } : { reason: 'Te duur' }
  await db
    .update(signings)
    .set({ state, decidedAt: new Date(), ...how })
    .where(eq(signings.id, row?.id ?? 0))
}
const customer = () => ({ id: 'emma', number: emma.id })

test('an action of a customer gives one event of its type, with the tenant’s ids and the portal’s numbers @TENANTAPI-16', async () => {
  const { db } = server.database
  const [task] = await db
    .insert(tasks)
    .values({ customerId: emma.id, title: 'Bel ons', createdAt: new Date() })
    .returning()
  await tenantDesk(server, key).put('task', 'T-1', {
    customer: 'emma',
    data: { title: 'Stuur ons', created_at: '2026-01-02T10:00:00Z' },
  })
  const [known] = await db.select().from(tasks).where(eq(tasks.title, 'Stuur ons'))
  let appointment = 0
  const events = await eventsOf(async () => {
    expect(await acts.message()).toBe(200)
    expect(await acts.withFile()).toBe(200)
    expect(await acts.damage()).toBe(200)
    expect(await acts.document()).toBe(200)
    expect(await acts.edit('0687654321')).toBe(200)
    expect(await acts.lead()).toBe(200)
    expect(await acts.task(task?.id ?? 0)).toBe(200)
    expect(await acts.task(known?.id ?? 0)).toBe(200)
    appointment = await acts.book()
    expect(await acts.cancel(appointment)).toBe(200)
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
  expect(events.every(({ data }) => data.customer.id === 'emma' && data.customer.number === emma.id)).toBe(
    true,
  )
  const [message, file, withFile, damage, document, edit, lead, own, named, booked, cancelled, ...decided] =
    events.map(({ data }) => data)
  expect(decided).toMatchObject([
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
  expect(withFile.documents).toEqual([file.document])
  expect(damage).toMatchObject({ subject: 'Waterschade', content: 'Lekkage in de keuken' })
  expect(document).toMatchObject({ name: 'Loonstrook', type: null, belongs_to: [] })
  expect(edit.form).toBe('contact_details')
  expect(edit.changes).toEqual([
    {
      record: { kind: 'customer', ...customer() },
      what: 'changed',
      fields: [{ path: `customer.${emma.id}.mobile`, from: '0611111111', to: '0687654321' }],
    },
  ])
  expect(lead.content).toContain('0612345678')
  expect([own.task, named.task, own.status]).toEqual([
    { id: `portal:${task?.id}`, number: task?.id },
    { id: 'T-1', number: known?.id },
    'answered',
  ])
  expect(booked.appointment).toEqual({ id: `portal:${appointment}`, number: appointment })
  expect(cancelled).toEqual({ ...booked, by: 'customer' })
})

test('there is no event without its act and no act without its event, however many are done at once and some refused @TENANTAPI-17', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const since = (await read()).cursor
  const from = await db.$count(tenantInbox)
  const kinds = ['message', 'damage', 'document', 'lead', 'edit', 'bad'] as const
  let mobile = 0
  const doIt = (kind: (typeof kinds)[number]) =>
    kind === 'bad'
      ? acts.message({ policy_id: 999_999 })
      : kind === 'edit'
        ? acts.edit(`06${10_000_000 + mobile++}`)
        : acts[kind]()
  const statuses: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 6 }), async (some) => {
      statuses.push(...(await Promise.all(some.map(doIt))))
    }),
    { numRuns: 12 },
  )
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
  const { events } = await read(since)
  const places = events.map(({ sequence }) => sequence)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  const sentNumbers = events.flatMap(({ type, data }) => (type === 'document.created' ? [] : [data.number]))
  const sent = await db
    .select({ id: tenantInbox.id })
    .from(tenantInbox)
    .where(sql`${tenantInbox.kind} <> 'activity_note'`)
    .orderBy(tenantInbox.id)
  expect(sentNumbers.sort((one, other) => one - other)).toEqual(
    sent.map(({ id }) => id).filter((id) => sentNumbers.includes(id) || id > Math.min(...sentNumbers)),
  )
  expect(await db.$count(tenantInbox)).toBeGreaterThan(from)
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

test('an act that is undone is not told @TENANTAPI-17', async () => {
  const values = { customerId: emma.id, kind: 'message' as const, content: 'Nee', createdAt: new Date() }
  const events = await eventsOf(() =>
    runWithinTenant(emma.tenantId, () =>
      server.database.ofTenant
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

test('what the tenant’s own systems write is not told, nor what goes with a whole file; what staff cancel is @TENANTAPI-17', {
  tags: 'full',
}, async () => {
  const desk = tenantDesk(server, key)
  const { db } = server.database
  const [offered] = await db.select().from(appointments).limit(1)
  const at = { customerId: emma.id, typeId: offered?.typeId ?? 0, resourceId: offered?.resourceId ?? 0 }
  const book = async (customerId: number, day: number) => {
    const start = new Date(Date.UTC(2099, 0, day, 9))
    const end = new Date(Date.UTC(2099, 0, day, 10))
    return (
      await db
        .insert(appointments)
        .values({ ...at, customerId, start, end, tenantId: emma.tenantId })
        .returning()
    )[0]
  }
  const gone = await book(emma.id, 1)
  const staff = await eventsOf(() =>
    server.staff.inject({
      method: 'POST',
      url: '/adviser/cancel',
      headers: { authorization: `Bearer ${staffToken}` },
      payload: { appointment: gone?.id, reason: 'Ik ben ziek' },
    }),
  )
  expect(staff).toMatchObject([
    { type: 'appointment.cancelled', data: { by: 'staff', appointment: { number: gone?.id } } },
  ])
  const own = await eventsOf(async () => {
    for (const { kind, id, ...body } of exampleCustomer('hok'))
      expect((await desk.put(kind, id, body)).statusCode).toBe(200)
  })
  expect(own).toEqual([])
  const [hok] = await db.select().from(customers).where(eq(customers.username, 'hok'))
  const whole = await eventsOf(async () => {
    await book(hok?.id ?? 0, 2)
    await desk.remove('customer', 'hok')
    await book(emma.id, 3)
  })
  expect(whole.map(({ type, data }) => [type, data.customer.number])).toEqual([
    ['appointment.booked', emma.id],
  ])
  await db.insert(customers).values({ tenantId: emma.tenantId, username: 'tijdelijk', facts: {} })
  const [temporary] = await db.select().from(customers).where(eq(customers.username, 'tijdelijk'))
  const removed = await eventsOf(async () => {
    await book(temporary?.id ?? 0, 4)
    await db.delete(customers).where(eq(customers.username, 'tijdelijk'))
  })
  expect(removed).toEqual([])
})

test('events are read on from a cursor, page by page and whole, while others write @TENANTAPI-20', {
  tags: 'full',
}, async () => {
  const start = (await read()).cursor
  const writing = Promise.all(Array.from({ length: 8 }, () => acts.message()))
  const seen: ReceivedEvent[] = []
  let cursor = start
  let done = false
  writing.then(() => {
    done = true
  })
  for (let last = false; !last; ) {
    last = done
    await sleep(5)
    for (let more = true; more; ) {
      const page = await read(cursor, 3)
      expect(page.events.length).toBeLessThanOrEqual(3)
      seen.push(...page.events)
      cursor = page.cursor
      more = page.more
    }
  }
  expect(await writing).toEqual(Array(8).fill(200))
  const whole = await read(start)
  expect(seen).toEqual(whole.events)
  expect(seen).toHaveLength(8)
  expect((await read(cursor)).cursor).toBe(cursor)
  expect((await ask('?since=nope')).statusCode).toBe(422)
})

test('nothing of it is another tenant’s, and handlers can neither write events nor read a secret @TENANTAPI-22', async () => {
  const other = await keyFor(server.database, 'noorder')
  const before = (await ask('?limit=1000', other)).json().events
  await acts.message()
  expect((await ask('?limit=1000', other)).json().events).toEqual(before)
  const mine = new Set((await read()).events.map(({ id }) => id))
  expect(before.filter(({ id }: ReceivedEvent) => mine.has(id))).toEqual([])
  expect((await ask('', await keyFor(server.database, 'zuider', ['write']))).statusCode).toBe(403)
  const { ofTenant } = server.database
  const asTenant = (statement: string) =>
    runWithinTenant(emma.tenantId, () => ofTenant.execute(sql.raw(statement)))
  await expect(asTenant(`delete from tenant_events`)).rejects.toThrow()
  await expect(asTenant(`update tenant_events set type = 'lead.created'`)).rejects.toThrow()
  await expect(asTenant(`select secret from tenant_webhooks`)).rejects.toThrow()
  await expect(asTenant(`update tenant_webhooks set url = 'https://elsewhere.example'`)).rejects.toThrow()
  await expect(
    asTenant(`select tell_event(${emma.tenantId}, ${emma.id}, 'lead.created', '{}', '{}')`),
  ).rejects.toThrow()
  await expect(
    asTenant(
      `insert into tenant_events (sequence, tenant_id, customer_id, type, record, own_ids) values (1, ${emma.tenantId}, ${emma.id}, 'lead.created', '{}', '{}')`,
    ),
  ).rejects.toThrow()
})

test('events go after thirty days, and with their customer @TENANTAPI-20', async () => {
  const { db } = server.database
  await acts.message()
  const own = and(eq(tenantEvents.customerId, emma.id), eq(tenantEvents.type, 'message.created'))
  const all = await db.$count(tenantEvents, own)
  expect(all).toBeGreaterThan(1)
  await db.execute(
    sql`update tenant_events set at = now() - interval '29 days' where customer_id = ${emma.id}`,
  )
  await deleteExpiredRecords({ db, clock: server.now })
  expect(await db.$count(tenantEvents, own)).toBe(all)
  await db.execute(
    sql`update tenant_events set at = now() - interval '31 days' where customer_id = ${emma.id}`,
  )
  await acts.message()
  await deleteExpiredRecords({ db, clock: server.now })
  expect(await db.$count(tenantEvents, own)).toBe(1)
  await db.delete(customers).where(eq(customers.id, emma.id))
  expect(await db.$count(tenantEvents, eq(tenantEvents.customerId, emma.id))).toBe(0)
})

test('the description tells the webhook of every type with what signs it, and the call that reads them @TENANTAPI-23', async () => {
  const description = (
    await server.staff.inject({ url: '/tenant/v1/openapi.json', headers: { authorization: `Bearer ${key}` } })
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
