import { generateKeyPairSync } from 'node:crypto'
import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { resetSecondFactor } from '@portal/contract/desk/desk-customer-file'
import {
  getTenantSettings,
  saveTenantProfile,
  undoTenantProfileChange,
} from '@portal/contract/desk/tenant-settings'
import {
  addPasskey,
  getPasskeyChallenge,
  getPasskeyCreationOptions,
  getPasskeys,
  maxPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@portal/contract/passkey'
import { getSignIns } from '@portal/contract/sign-in'
import { getTasks } from '@portal/contract/task'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { generateKeyPair, generateProof } from 'dpop'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { passkeys } from '../src/database/tables/passkey.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { callsWithoutSecondFactor } from '../src/passkeys/second-factor-requirement.ts'
import { callInputs, callSamples } from './call-samples.ts'
import { calculateDatabaseFingerprint } from './data-fingerprint.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness } from './harness.ts'
import { fillInSample, sendCall } from './send-call.ts'
import { createSoftwareAuthenticator, type DeviceFault } from './software-authenticator.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const getTenantHost = (tenant: string) => `${tenant}.localhost`
const createDevice = (tenant = 'zuider') =>
  createSoftwareAuthenticator(getTenantHost(tenant), `http://${getTenantHost(tenant)}:4000`)
type SoftwareDevice = ReturnType<typeof createDevice>

const startAddingPasskey = async (token: string) =>
  (await server.request(getPasskeyCreationOptions, token, { body: { current_password: demoPassword } })).data
async function addPasskeyFromDevice(
  token: string,
  device: SoftwareDevice,
  fault?: DeviceFault,
  name = 'Telefoon',
) {
  const { challenge, user } = await startAddingPasskey(token)
  return sendCall(server, addPasskey, {
    token,
    body: { name, passkey: device.make(challenge, user.id, fault) },
  })
}
/** Requests a passkey challenge as a browser; returns the response and its cookie. */
async function requestPasskeyChallenge(tenant = 'zuider') {
  const response = await sendCall(server, getPasskeyChallenge, { tenant, body: {} })
  const [cookie = ''] = String(response.headers['set-cookie']).split(';')
  return { challenge: response.json().data.challenge as string, rpId: response.json().data.rpId, cookie }
}
const postPasskeySignIn = (passkey: unknown, cookie: string, tenant = 'zuider', headers = {}) =>
  sendCall(server, signInByPasskey, { body: { tenant, passkey }, headers: { cookie, ...headers } })
async function signInWithDevice(device: SoftwareDevice, fault?: DeviceFault, tenant = 'zuider') {
  const { challenge, cookie } = await requestPasskeyChallenge(tenant)
  return postPasskeySignIn(device.sign(challenge, fault), cookie, tenant)
}
const listMailsTo = async (address: string) => {
  await waitForDueJobs(server.database.db)
  const mails = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, address))
    .orderBy(desc(outbox.id))
  return mails.map(({ subject }) => subject)
}

test('@KEYS-01 @KEYS-03 @KEYS-05 a passkey is added, named, signs in without a password and code, and is removed; its owner is mailed', async () => {
  const token = await server.getAccessToken('emma')
  const device = createDevice()
  const addResponse = await addPasskeyFromDevice(token, device)
  expect(addResponse.json().data).toMatchObject({ name: 'Telefoon', last_used_at: null })
  const { id } = addResponse.json().data
  await server.request(renamePasskey, token, { params: { id }, body: { name: ' Mijn telefoon ' } })
  const { challenge, cookie, rpId } = await requestPasskeyChallenge()
  expect(rpId).toBe('zuider.localhost')
  const keys = await generateKeyPair('ES256')
  const dpop = await generateProof(keys, `http://${getTenantHost('zuider')}/auth/passkey`, 'POST')
  const tokens = (
    await postPasskeySignIn(device.sign(challenge), cookie, 'zuider', { dpop, host: getTenantHost('zuider') })
  ).json()
  expect(tokens).toMatchObject({ token_type: 'DPoP', expires_in: expect.any(Number) })
  const { data } = await server.request(getPasskeys, token)
  expect(data.passkeys).toMatchObject([{ name: 'Mijn telefoon', last_used_at: expect.any(String) }])
  expect((await server.request(getSignIns, token)).data.length).toBeGreaterThan(1)
  await server.request(removePasskey, token, { params: { id } })
  expect((await signInWithDevice(device)).json()).toMatchObject({ error: 'passkey' })
  expect(await listMailsTo('emma@example.nl')).toEqual([
    'Er is een passkey verwijderd',
    'Er is een passkey toegevoegd',
  ])
})

test('@KEYS-03 a passkey replaces the mailed code, and gives no access to a customer without access', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const token = await server.getAccessToken('karin')
  const device = createDevice()
  await addPasskeyFromDevice(token, device)
  const karin = eq(customers.username, 'karin')
  await db.update(customers).set({ twoFactor: 'error' }).where(karin)
  expect((await signInWithDevice(device)).statusCode).toBe(200)
  await db.update(customers).set({ hasAccess: false }).where(karin)
  expect((await signInWithDevice(device)).statusCode).toBe(403)
  await db.update(customers).set({ hasAccess: true, twoFactor: null }).where(karin)
})

test('@KEYS-04 an assertion is valid once, for the browser that requested it, within ten minutes', {
  tags: 'full',
}, async () => {
  const device = createDevice()
  await addPasskeyFromDevice(await server.getAccessToken('mila'), device)
  const firstChallenge = await requestPasskeyChallenge()
  const assertion = device.sign(firstChallenge.challenge)
  expect((await postPasskeySignIn(assertion, firstChallenge.cookie)).statusCode).toBe(200)
  expect((await postPasskeySignIn(assertion, firstChallenge.cookie)).json()).toMatchObject({
    error: 'passkey_over',
  })
  const ownChallenge = await requestPasskeyChallenge()
  const otherChallenge = await requestPasskeyChallenge()
  const stolenAssertion = device.sign(ownChallenge.challenge)
  expect((await postPasskeySignIn(stolenAssertion, otherChallenge.cookie)).json()).toMatchObject({
    error: 'passkey_over',
  })
  expect((await postPasskeySignIn(stolenAssertion, '')).json()).toMatchObject({ error: 'passkey_over' })
  const oldChallenge = await requestPasskeyChallenge()
  server.advanceClock(601)
  expect(
    (await postPasskeySignIn(device.sign(oldChallenge.challenge), oldChallenge.cookie)).json(),
  ).toMatchObject({
    error: 'passkey_over',
  })
  expect((await postPasskeySignIn(device.sign('never asked'), ownChallenge.cookie)).statusCode).toBe(401)
})

test('@KEYS-04 an assertion with another key, origin or user is rejected', {
  tags: 'full',
}, async () => {
  const device = createDevice()
  await addPasskeyFromDevice(await server.getAccessToken('noor'), device)
  const deviceFaults: DeviceFault[] = [
    { origin: 'http://noorder.localhost:4000' },
    { origin: 'https://zuider.localhost:4000' },
    { origin: 'http://zuider.localhost.example:4000' },
    { rpId: 'noorder.localhost' },
    { rpId: 'localhost' },
    { verified: false },
    { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    { type: 'webauthn.create' },
    { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
  ]
  for (const fault of deviceFaults)
    expect([fault, (await signInWithDevice(device, fault)).json().error]).toEqual([fault, 'passkey'])
  expect((await signInWithDevice(device)).statusCode).toBe(200)
})

test('@KEYS-04 a passkey of one tenant’s customer is rejected at another tenant, even for the same customer number', async () => {
  const device = createDevice()
  await addPasskeyFromDevice(await server.getAccessToken('noor'), device)
  const otherTenantChallenge = await requestPasskeyChallenge('noorder')
  const fault = { origin: 'http://noorder.localhost:4000', rpId: 'noorder.localhost' }
  const rejectedResponse = await postPasskeySignIn(
    device.sign(otherTenantChallenge.challenge, fault),
    otherTenantChallenge.cookie,
    'noorder',
  )
  expect(rejectedResponse.json()).toMatchObject({ error: 'passkey' })
})

test('@KEYS-04 a decreasing signature counter is rejected and mailed, and a counter that stays zero is accepted', {
  tags: 'full',
}, async () => {
  const device = createDevice()
  await addPasskeyFromDevice(await server.getAccessToken('tess'), device)
  expect((await signInWithDevice(device, { counter: 7 })).statusCode).toBe(200)
  for (const counter of [7, 3, 0])
    expect((await signInWithDevice(device, { counter })).json()).toMatchObject({ error: 'passkey' })
  expect((await signInWithDevice(device, { counter: 8 })).statusCode).toBe(200)
  expect(await listMailsTo('tess@example.nl')).toContain('Inloggen met een passkey geweigerd')
  const deviceWithoutCounter = createDevice()
  await addPasskeyFromDevice(await server.getAccessToken('uma'), deviceWithoutCounter)
  for (const counter of [0, 0])
    expect((await signInWithDevice(deviceWithoutCounter, { counter })).statusCode).toBe(200)
})

test('@KEYS-02 adding a passkey requires a recent sign-in or the password, and its attestation is verified', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('quinn')
  expect((await server.request(getPasskeys, token)).data.password_wanted).toBe(false)
  expect((await sendCall(server, getPasskeyCreationOptions, { token, body: {} })).statusCode).toBe(200)
  server.advanceClock(601)
  expect((await server.request(getPasskeys, token)).data.password_wanted).toBe(true)
  const noPasswordResponse = await sendCall(server, getPasskeyCreationOptions, { token, body: {} })
  expect(noPasswordResponse.json().errors).toEqual({ current_password: 'is required' })
  const wrongPasswordResponse = await sendCall(server, getPasskeyCreationOptions, {
    token,
    body: { current_password: 'another' },
  })
  expect(wrongPasswordResponse.json().errors).toEqual({ current_password: 'is wrong' })
  for (const fault of [
    { origin: 'http://noorder.localhost:4000' },
    { rpId: 'noorder.localhost' },
    { verified: false },
    { type: 'webauthn.get' },
  ])
    expect((await addPasskeyFromDevice(token, createDevice(), fault)).json().errors).toHaveProperty('passkey')
  const device = createDevice()
  const { challenge, user } = await startAddingPasskey(token)
  const body = { name: '', passkey: device.make(challenge, user.id) }
  const otherToken = await server.getAccessToken('omar')
  expect((await sendCall(server, addPasskey, { token: otherToken, body })).statusCode).toBe(422)
  expect((await sendCall(server, addPasskey, { token, body })).json().data.name).toBe('Passkey 1')
  expect((await sendCall(server, addPasskey, { token, body })).statusCode).toBe(422)
  expect((await addPasskeyFromDevice(token, device)).json()).toMatchObject({ error: 'exists' })
})

test('@KEYS-02 a customer has at most ten passkeys, and cannot rename or remove those of others', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('piet')
  const [, lateOptions] = [await startAddingPasskey(token), await startAddingPasskey(token)]
  for (let count = 0; count < maxPasskeys; count++)
    expect((await addPasskeyFromDevice(token, createDevice())).statusCode).toBe(200)
  expect((await sendCall(server, getPasskeyCreationOptions, { token, body: {} })).json()).toMatchObject({
    error: 'too_many',
  })
  const passkeyBody = { name: '', passkey: createDevice().make(lateOptions.challenge, lateOptions.user.id) }
  expect((await sendCall(server, addPasskey, { token, body: passkeyBody })).json()).toMatchObject({
    error: 'too_many',
  })
  const [{ id = 0 } = {}] = await server.database.db
    .select()
    .from(passkeys)
    .orderBy(desc(passkeys.id))
    .limit(1)
  const otherToken = await server.getAccessToken('anna')
  const params = { id }
  expect((await sendCall(server, removePasskey, { token: otherToken, params })).statusCode).toBe(404)
  expect(
    (await sendCall(server, renamePasskey, { token: otherToken, params, body: { name: 'Van mij' } }))
      .statusCode,
  ).toBe(404)
})

describe('@KEYS-10 a tenant that requires keys', () => {
  const params = { tenant: 'ZUIDER' }
  const addDaysToToday = (days: number) => addDays(toTenantDay(server.now()), days)
  let owner: DeskPerson
  const setStrongSignInDate = (strong_sign_in_from: string | null) =>
    owner.send(saveTenantProfile, { params, body: { strong_sign_in_from } })
  const readPasskeyRequirement = async (token: string) => {
    const { keys_wanted, keys_wanted_from } = (await server.request(getCustomer, token)).data
    return { keys_wanted, keys_wanted_from }
  }
  const noRequirement = { keys_wanted: false, keys_wanted_from: null }
  const getErrorCode = async (call: ApiCall, token: string, input = {}) =>
    (await sendCall(server, call, { token, ...input })).json().error
  beforeAll(async () => {
    owner = await signInDeskPerson(server, 'Rik Sleutel', { zuider: 'owner' })
  })

  test('announces it two weeks ahead; its owner can postpone or cancel it, but not start it sooner by cancelling', {
    tags: 'full',
  }, async () => {
    const token = await server.getAccessToken('sam')
    expect(await readPasskeyRequirement(token)).toEqual(noRequirement)
    for (const day of [addDaysToToday(-1), addDaysToToday(0), addDaysToToday(13), '2027-02-30', 'morgen'])
      expect([day, (await setStrongSignInDate(day)).statusCode]).toEqual([day, 422])
    expect((await setStrongSignInDate(addDaysToToday(14))).statusCode).toBe(200)
    expect(await readPasskeyRequirement(token)).toEqual({
      keys_wanted: false,
      keys_wanted_from: addDaysToToday(14),
    })
    expect((await sendCall(server, getTasks, { token })).statusCode).toBe(200)
    server.advanceClock(10 * 86_400)
    expect((await setStrongSignInDate(addDaysToToday(5))).statusCode).toBe(200)
    expect((await setStrongSignInDate(addDaysToToday(4))).statusCode).toBe(422)
    expect((await setStrongSignInDate(null)).statusCode).toBe(200)
    const { history } = (await owner.request(getTenantSettings, { params })).data
    const [newestChange] = history
    const undoResponse = await owner.send(undoTenantProfileChange, {
      params: { ...params, id: newestChange?.id ?? 0 },
    })
    expect(JSON.parse(undoResponse.body).errors).toHaveProperty('strong_sign_in_from')
    expect(await readPasskeyRequirement(await server.getAccessToken('sam'))).toEqual(noRequirement)
  })

  test('from that day on allows a customer without a key only to add one, and everything afterwards', {
    tags: 'full',
  }, async () => {
    await setStrongSignInDate(addDaysToToday(14))
    server.advanceClock(14 * 86_400)
    const token = await server.getAccessToken('sam')
    expect(await readPasskeyRequirement(token)).toEqual({
      keys_wanted: true,
      keys_wanted_from: addDaysToToday(0),
    })
    const fingerprintBefore = await calculateDatabaseFingerprint(server.database.db)
    for (const { name, call } of allCalls.filter(({ call }) => call.access === 'customer')) {
      if (callsWithoutSecondFactor.has(call)) continue
      const body = callSamples[name] && fillInSample(callSamples[name]?.().body ?? {}, '')
      const input = {
        params: { id: 1, number: 1, code: 'ZUIDER' },
        query: fillInSample(callInputs[name] ?? {}, ''),
        body,
      }
      const error = await getErrorCode(call, token, input)
      const isOff = error === 'not_found' && call.feature !== undefined
      expect(`${name} ${isOff ? 'off' : error}`).toBe(`${name} ${isOff ? 'off' : 'keys_required'}`)
    }
    expect(await calculateDatabaseFingerprint(server.database.db)).toBe(fingerprintBefore)
    const { headers } = await sendCall(server, getCustomer, { token })
    const device = createDevice()
    const { id } = (await addPasskeyFromDevice(token, device)).json().data
    const secondResponse = await sendCall(server, getCustomer, {
      token,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(secondResponse.json().data).toMatchObject(noRequirement)
    expect((await sendCall(server, getTasks, { token })).statusCode).toBe(200)
    await server.request(removePasskey, token, { params: { id } })
    expect(await getErrorCode(getTasks, token)).toBe('keys_required')
    await setStrongSignInDate(null)
    expect((await sendCall(server, getTasks, { token })).statusCode).toBe(200)
  })

  test('@KEYS-11 requires a new key of a customer whose access was restored', {
    tags: 'full',
  }, async () => {
    await setStrongSignInDate(addDaysToToday(14))
    const firstToken = await server.getAccessToken('tess')
    await addPasskeyFromDevice(firstToken, createDevice())
    server.advanceClock(14 * 86_400)
    const customer = await server.database.db.select().from(customers).where(eq(customers.username, 'tess'))
    const resetParams = { tenant: 'ZUIDER', id: customer[0]?.id ?? 0 }
    await owner.request(resetSecondFactor, {
      params: resetParams,
      body: { ground: 'Langs geweest met paspoort' },
    })
    const token = await server.getAccessToken('tess')
    expect(await getErrorCode(getTasks, token)).toBe('keys_required')
    expect((await addPasskeyFromDevice(token, createDevice())).statusCode).toBe(200)
    expect((await sendCall(server, getTasks, { token })).statusCode).toBe(200)
    await setStrongSignInDate(null)
  })
})
