import { logout } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import { getNotes } from '@portal/contract/note'
import { saveNotificationPreference } from '@portal/contract/notification'
import { addPushDevice, getPushDevices, removePushDevice } from '@portal/contract/push-notice'
import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { eq, sql } from 'drizzle-orm'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { pushDevices } from '../src/database/tables/push.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import type { Jobs } from '../src/jobs/jobs.ts'
import { queuePushNotice } from '../src/push/queue-push-notice.ts'
import { type NewsServer, startNewsServer } from './news-server.ts'
import { startPushReceiver, type TestDevice } from './push-receiver.ts'
import { sendCall } from './send-call.ts'

let server: NewsServer
let pushServices: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => {
  pushServices = await startPushReceiver()
  server = await startNewsServer()
})
afterAll(async () => {
  await server.close()
  await pushServices.close()
})

const sendTenantMessage = (customer: string) =>
  server.runCommand('message', { customer, title: 'Over je scheiding', content: 'Kijk je er even naar?' })
/** Signs in a customer and turns on push notifications in a browser; returns the device with the session's tokens. */
async function turnOnPush(username: string, device: TestDevice = pushServices.createDevice()) {
  const tokens = await server.signIn(username)
  await server.request(addPushDevice, tokens.access_token, { body: device.registration })
  return { ...device, ...tokens }
}
const parseReceivedPushes = ({ received }: Pick<TestDevice, 'received'>) =>
  received.map(({ text }) => JSON.parse(text))
const listPushDevices = async (token: string) => (await server.request(getPushDevices, token)).data.devices
const retryFailedPushJobs = async () => {
  await server.database.db.execute(
    sql`update jobs.job set start_after = now() where state = 'retry' and name = 'push-message'`,
  )
  await server.advanceAndRunJobs(1)
}
const messageNotification = { kind: 'message', path: '/berichten' }

test('@NOTIFY-09 each device of a customer gets a message at once with only kind and path, encrypted and of constant length', {
  tags: 'full',
}, async () => {
  const [phone, computer, otherPhone] = [
    await turnOnPush('anna'),
    await turnOnPush('anna'),
    await turnOnPush('piet'),
  ]
  await sendTenantMessage('anna')
  await server.advanceAndRunJobs(1)
  expect([
    parseReceivedPushes(phone),
    parseReceivedPushes(computer),
    parseReceivedPushes(otherPhone),
  ]).toEqual([[messageNotification], [messageNotification], []])
  await server.runCommand('task', { customer: 'anna', title: 'Bel de notaris' })
  await server.advanceAndRunJobs(1)
  expect(parseReceivedPushes(phone)).toEqual([messageNotification, { kind: 'request', path: '/dashboard' }])
  const [firstPush, secondPush] = phone.received
  expect(firstPush?.bytes).toBe(secondPush?.bytes)
  expect(firstPush?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' })
  expect(firstPush?.headers.topic).not.toBe(computer.received[0]?.headers.topic)
  expect(firstPush?.headers.topic).not.toBe(secondPush?.headers.topic)
  const untilEvening = 11 * 3600
  expect(Number(firstPush?.headers.ttl)).toBeGreaterThan(untilEvening - 120)
  expect(Number(firstPush?.headers.ttl)).toBeLessThanOrEqual(untilEvening)
})

test('@NOTIFY-09 messages are signed with the key that browsers were given, for the push service they are sent to', async () => {
  const device = await turnOnPush('karin')
  const { key } = (await server.request(getPushDevices, device.access_token)).data
  await sendTenantMessage('karin')
  await server.advanceAndRunJobs(1)
  const [, token = '', sender = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(device.received[0]?.headers.authorization ?? '') ?? []
  expect(sender).toBe(key)
  expect(decodeProtectedHeader(token).alg).toBe('ES256')
  const publicKeyPoint = Buffer.from(key, 'base64url')
  const [x, y] = [publicKeyPoint.subarray(1, 33), publicKeyPoint.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience: pushServices.origin })
  expect(payload.sub).toMatch(/^mailto:/)
})

test('@NOTIFY-10 immediate news is sent once however many runs there are, daily news in the morning, and news that is off never', {
  tags: 'full',
}, async () => {
  const device = await turnOnPush('leo')
  const token = device.access_token
  const choosePreference = (kind: 'message' | 'request', frequency: 'now' | 'off' | 'daily') =>
    server.request(saveNotificationPreference, token, { body: { kind, when: frequency } })
  await choosePreference('request', 'off')
  await server.runCommand('task', { customer: 'leo', title: 'Bel ons' })
  await choosePreference('message', 'daily')
  await sendTenantMessage('leo')
  await server.advanceAndRunJobs(1)
  await choosePreference('message', 'now')
  const queuedJobs: unknown[] = []
  const jobs = { add: async (name: string) => void queuedJobs.push(name) } as unknown as Jobs
  const queueContext = { db: server.database.tenantDb, clock: server.now, jobs }
  const [row] = await server.database.db.select().from(customers).where(eq(customers.username, 'leo'))
  const { id: customerId = 0, tenantId = 0 } = row ?? {}
  const runQueuePush = () => queuePushNotice(queueContext, { tenant: 'zuider', customerId, isDaily: false })
  await runWithinTenant(tenantId, () => Promise.all([runQueuePush(), runQueuePush(), runQueuePush()]))
  expect(queuedJobs).toEqual(['push-message'])
  await server.advanceAndRunJobs(60)
  expect(parseReceivedPushes(device)).toEqual([])
  await sendTenantMessage('leo')
  await server.advanceAndRunJobs(60)
  expect(parseReceivedPushes(device)).toEqual([messageNotification])
  await choosePreference('message', 'daily')
  await sendTenantMessage('leo')
  await server.runCommand('mail', { customer: 'leo', subject: 'Nieuws', html: '<p>Hallo</p>' })
  await server.advanceAndRunJobs(60)
  expect(parseReceivedPushes(device)).toEqual([messageNotification])
  await server.runMornings(3)
  expect(parseReceivedPushes(device)).toEqual([messageNotification, { kind: 'several', path: '/dashboard' }])
})

test('@NOTIFY-10 news at night is sent in the morning, unless seen by then, and then it is not mailed either', async () => {
  const [noor, jan] = [await turnOnPush('noor'), await turnOnPush('jan')]
  await server.advanceTo('21:00')
  await sendTenantMessage('noor')
  await sendTenantMessage('jan')
  await server.advanceAndRunJobs(3600)
  expect([parseReceivedPushes(noor), parseReceivedPushes(jan)]).toEqual([[], []])
  const [note] = (await server.request(getNotes, await server.getAccessToken('noor'))).data
  await server.request(markRecordAsSeen, await server.getAccessToken('noor'), {
    body: { model: 'note', id: note?.id ?? 0 },
  })
  await server.runMornings()
  await server.advanceTo('08:10')
  expect([parseReceivedPushes(noor), parseReceivedPushes(jan)]).toEqual([[], [messageNotification]])
  expect([await server.listMailsTo('noor'), (await server.listMailsTo('jan')).length]).toEqual([[], 1])
})

test('@NOTIFY-11 a message that a push service rejects is retried unless seen meanwhile, and a device that is gone is removed', async () => {
  await server.advanceTo('10:00')
  const [hugo, emma, removedDevice] = [
    await turnOnPush('hugo'),
    await turnOnPush('emma'),
    await turnOnPush('emma'),
  ]
  hugo.setStatuses(429, 503)
  emma.setStatuses(500)
  removedDevice.setStatuses(410)
  await sendTenantMessage('hugo')
  await sendTenantMessage('emma')
  await server.advanceAndRunJobs(1)
  expect([
    parseReceivedPushes(hugo),
    parseReceivedPushes(emma),
    await listPushDevices(emma.access_token),
  ]).toEqual([[], [], [expect.objectContaining({ current: true })]])
  const [note] = (await server.request(getNotes, emma.access_token)).data
  await server.request(markRecordAsSeen, emma.access_token, { body: { model: 'note', id: note?.id ?? 0 } })
  await retryFailedPushJobs()
  expect(parseReceivedPushes(hugo)).toEqual([])
  await retryFailedPushJobs()
  await retryFailedPushJobs()
  expect([parseReceivedPushes(hugo), parseReceivedPushes(emma)]).toEqual([[messageNotification], []])
})

test('@NOTIFY-12 a device is removed by itself, from another device, and when signing out, but not when the session expires', async () => {
  const [firstDevice, secondDevice] = [await turnOnPush('dirk'), await turnOnPush('dirk')]
  const ownDevices = await listPushDevices(firstDevice.access_token)
  expect(ownDevices.map(({ current }) => current)).toEqual([false, true])
  const strangerToken = await server.getAccessToken('gerda')
  const strangerResponse = await sendCall(server, removePushDevice, {
    token: strangerToken,
    params: { id: ownDevices[0]?.id ?? 0 },
  })
  expect(strangerResponse.statusCode).toBe(404)
  await server.request(removePushDevice, firstDevice.access_token, { params: { id: ownDevices[0]?.id ?? 0 } })
  await sendTenantMessage('dirk')
  await server.advanceAndRunJobs(1)
  expect([parseReceivedPushes(firstDevice), parseReceivedPushes(secondDevice)]).toEqual([
    [messageNotification],
    [],
  ])

  const thirdDevice = await turnOnPush('dirk')
  const signIns = (await server.request(getSignIns, firstDevice.access_token)).data
  const otherSignIn = signIns.find(({ current }) => !current)
  await server.request(endSignIn, firstDevice.access_token, { params: { id: otherSignIn?.id ?? '' } })
  expect(await listPushDevices(firstDevice.access_token)).toHaveLength(1)
  await turnOnPush('dirk', thirdDevice)
  await server.request(endOtherSignIns, firstDevice.access_token)
  expect(await listPushDevices(firstDevice.access_token)).toMatchObject([{ current: true }])
  const body = { token: firstDevice.refresh_token, tenant: 'zuider' }
  await server.app.inject({ method: 'POST', url: createCallUrl(logout), payload: body })
  expect(await listPushDevices(await server.getAccessToken('dirk'))).toEqual([])
})

test('@NOTIFY-12 after the session has expired a customer still gets notifications, and the next sign-in on that device takes them over', {
  tags: 'full',
}, async () => {
  const payload = { username: 'quinn', password: demoPassword, tenant: 'zuider' }
  const loginWithCookie = async (cookie = '') => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload,
      headers: { cookie },
    })
    const deviceCookie = [response.headers['set-cookie']]
      .flat()
      .find((one) => one?.startsWith('portal-device='))
    return { token: response.json().access_token as string, cookie: deviceCookie?.split(';')[0] ?? '' }
  }
  const device = pushServices.createDevice()
  const sessionBefore = await loginWithCookie()
  await server.request(addPushDevice, sessionBefore.token, { body: device.registration })
  server.advanceClock(40 * 86_400)
  await server.advanceTo('10:00')
  await sendTenantMessage('quinn')
  await server.advanceAndRunJobs(1)
  expect(parseReceivedPushes(device)).toEqual([messageNotification])
  const sessionAfter = await loginWithCookie(sessionBefore.cookie)
  expect(await listPushDevices(sessionAfter.token)).toMatchObject([{ current: true }])
})

test('@NOTIFY-12 a browser is registered once, a customer has at most ten devices, and nothing is sent to private addresses', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('omar')
  const device = pushServices.createDevice()
  for (let time = 0; time < 2; time++)
    await server.request(addPushDevice, token, { body: device.registration })
  expect(await listPushDevices(token)).toHaveLength(1)
  const addDeviceAndGetStatus = (change: object) =>
    sendCall(server, addPushDevice, { token, body: { ...device.registration, ...change } }).then(
      ({ statusCode }) => statusCode,
    )
  expect(await addDeviceAndGetStatus({ endpoint: 'https://10.0.0.1/push' })).toBe(422)
  expect(await addDeviceAndGetStatus({ endpoint: 'ftp://maker.example/push' })).toBe(422)
  expect(await addDeviceAndGetStatus({ public_key: 'A'.repeat(87) })).toBe(422)
  for (let index = 0; index < 9; index++) await turnOnPush('omar')
  const tooManyResponse = await sendCall(server, addPushDevice, {
    token: await server.getAccessToken('omar'),
    body: pushServices.createDevice().registration,
  })
  expect([tooManyResponse.statusCode, tooManyResponse.json().error]).toEqual([409, 'too_many_devices'])
  const secondOwner = await turnOnPush('sofie', device)
  const [sharedDevice] = await listPushDevices(secondOwner.access_token)
  expect(
    (
      await server.request(removePushDevice, secondOwner.access_token, {
        params: { id: sharedDevice?.id ?? 0 },
      })
    ).data.in_use,
  ).toBe(true)
  expect(await server.database.db.$count(pushDevices)).toBeGreaterThan(10)
})
