import { connect } from 'node:net'
import { addInternalNote, sendMessageToCustomer } from '@portal/contract/desk/conversation'
import { getLiveEventsPath, liveEventNames } from '@portal/contract/desk/live-events'
import { sendMessage } from '@portal/contract/message'
import { staffApiBase } from '@portal/contract/staff'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { ListenToPostgresChannel } from '../src/database/listen-to-postgres-channel.ts'
import { customers } from '../src/database/tables/customer.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { createLog } from '../src/log.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let serverOrigin: string
let [sanne, ruben, marijke]: DeskPerson[] = []
beforeAll(async () => {
  server = await startHarness()
  sanne = await signInDeskPerson(server, 'Sanne Bakker', { zuider: 'adviser' })
  ruben = await signInDeskPerson(server, 'Ruben Smit', { zuider: 'owner' })
  marijke = await signInDeskPerson(server, 'Marijke Elders', { noorder: 'owner' })
  serverOrigin = await server.staff.listen({ port: 0 })
})
afterAll(() => server.close())

const findCustomerId = async (username: string) => {
  const [row] = await server.database.db
    .select({ id: customers.id })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(and(eq(customers.username, username), eq(tenants.subdomain, 'zuider')))
  return row?.id ?? 0
}

/** Opens an event stream as a browser does. Returns the events so far, and a function that closes the stream. */
async function openEventStream(
  person: DeskPerson | undefined,
  tenant: string,
  customer?: number,
  baseUrl = serverOrigin,
) {
  const abortController = new AbortController()
  const query = customer === undefined ? '' : `?customer=${customer}`
  const response = await fetch(`${baseUrl}${staffApiBase}${getLiveEventsPath(tenant)}${query}`, {
    headers: { cookie: `portal-staff=${person?.token}` },
    signal: abortController.signal,
  })
  let text = ''
  const readEventStream = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
  }
  const streamEnd = readEventStream().catch(() => {})
  const listEventsNamed = (event: string) =>
    [...text.matchAll(/event: (\S+)\ndata: (.*)\n\n/g)].flatMap(([, name, data = '']) =>
      name === event ? [JSON.parse(data)] : [],
    )
  if (response.status === 200)
    await vi.waitFor(() => expect(listEventsNamed(liveEventNames.open)).toHaveLength(1))
  return {
    status: response.status,
    listChanges: () => listEventsNamed(liveEventNames.changed),
    getPresence: () => listEventsNamed(liveEventNames.present).at(-1),
    close: async () => {
      abortController.abort()
      await streamEnd
    },
  }
}

test('@DESK-11 a customer’s message and a colleague’s note appear at once on the desks of that tenant, and of no other', {
  tags: 'full',
}, async () => {
  const [ownStream, otherTenantStream] = [
    await openEventStream(sanne, 'ZUIDER'),
    await openEventStream(marijke, 'NOORDER'),
  ]
  const id = await findCustomerId('clara')
  const token = await server.getAccessToken('clara')
  await sendCall(server, sendMessage, { token, body: { message: 'Hallo', screen: 'contact' } })
  await vi.waitFor(() => expect(ownStream.listChanges()).toContain(id))
  const changeCountBefore = ownStream.listChanges().length
  await ruben?.request(addInternalNote, { params: { tenant: 'ZUIDER', id }, body: { text: 'Belt later' } })
  await vi.waitFor(() => expect(ownStream.listChanges().length).toBeGreaterThan(changeCountBefore))
  const changeCountAfter = ownStream.listChanges().length
  await ruben?.request(sendMessageToCustomer, {
    params: { tenant: 'ZUIDER', id },
    body: { subject: 'Dag', text: 'Hallo' },
  })
  await vi.waitFor(() => expect(ownStream.listChanges().length).toBeGreaterThan(changeCountAfter))
  expect(otherTenantStream.listChanges()).toEqual([])
  await Promise.all([ownStream.close(), otherTenantStream.close()])
})

test('@DESK-11 two advisers with the same file see each other by name until one leaves; with another file open nobody sees them', async () => {
  const [file, otherFile] = [await findCustomerId('anna'), await findCustomerId('gerda')]
  const firstStream = await openEventStream(sanne, 'ZUIDER', file)
  const otherFileStream = await openEventStream(sanne, 'ZUIDER', otherFile)
  const secondStream = await openEventStream(ruben, 'ZUIDER', file)
  await vi.waitFor(() => expect(firstStream.getPresence()).toEqual(['Ruben Smit']))
  await vi.waitFor(() => expect(secondStream.getPresence()).toEqual(['Sanne Bakker']))
  expect(otherFileStream.getPresence()).toEqual([])
  await secondStream.close()
  await vi.waitFor(() => expect(firstStream.getPresence()).toEqual([]))
  await Promise.all([firstStream.close(), otherFileStream.close()])
})

test('@DESK-08 nobody gets events of a tenant without a role there, or of another tenant’s file', async () => {
  expect((await openEventStream(marijke, 'ZUIDER')).status).toBe(403)
  expect((await openEventStream(undefined, 'ZUIDER')).status).toBe(401)
  expect((await openEventStream(marijke, 'NOORDER', await findCustomerId('anna'))).status).toBe(404)
})

/** Starts a server on the same data. It listens for changes once `mayListen` resolves. */
async function startServerWithDelayedListening(mayListen: () => Promise<void>) {
  const config = readConfig({ ...testSettings, MAP_TILES_URL: 'off' })
  const listenWhenAllowed: ListenToPostgresChannel = async (channel, listener) => {
    if (channel === 'portal_desk') await mayListen()
    return server.database.listen(channel, listener)
  }
  const database = { ...server.database, listen: listenWhenAllowed }
  const { staff, close } = await createServers({
    config,
    database,
    log: createLog(config),
    files: createMemoryFileStore(),
  })
  return { staff, origin: await staff.listen({ port: 0 }), close }
}

test('a connection closed during set-up leaves no timer, presence or query', {
  tags: 'full',
}, async () => {
  const { promise: mayListen, resolve: letListen } = Promise.withResolvers<void>()
  const { staff, origin, close } = await startServerWithDelayedListening(() => mayListen)
  const count = 5
  let [openedCount, closedCount] = [0, 0]
  staff.server.on('request', (_request, response) => {
    openedCount++
    response.on('close', () => closedCount++)
  })
  const file = await findCustomerId('anna')
  const timers = vi.spyOn(globalThis, 'setInterval')
  const queries = vi.spyOn(server.database.db, 'execute')
  const lines = Array.from({ length: count }, () => {
    const { host, hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET ${staffApiBase}${getLiveEventsPath('ZUIDER')}?customer=${file} HTTP/1.1\r\nhost: ${host}\r\ncookie: portal-staff=${ruben?.token}\r\n\r\n`,
    )
    return socket
  })
  await vi.waitFor(() => expect(openedCount).toBe(count))
  for (const socket of lines) socket.resetAndDestroy()
  await vi.waitFor(() => expect(closedCount).toBe(count))
  letListen()
  const lastStream = await openEventStream(sanne, 'ZUIDER', file, origin)
  expect(lastStream.getPresence()).toEqual([])
  expect(timers.mock.calls.filter(([, delay]) => delay === 15_000)).toHaveLength(1)
  expect(queries).toHaveBeenCalledTimes(1)
  await lastStream.close()
  await close()
})

test('a connection whose set-up fails is answered with an error, and the next one is accepted', {
  tags: 'full',
}, async () => {
  let tryCount = 0
  const { origin, close } = await startServerWithDelayedListening(async () => {
    if (tryCount++ === 0) throw new Error('the database is away')
  })
  expect((await openEventStream(sanne, 'ZUIDER', undefined, origin)).status).toBe(500)
  const nextStream = await openEventStream(sanne, 'ZUIDER', undefined, origin)
  expect(nextStream.status).toBe(200)
  await nextStream.close()
  await close()
})
