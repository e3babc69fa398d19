import { generateKeyPairSync } from 'node:crypto'
import { getCustomer } from '@portal/contract/customer'
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  getPasskeys,
  mostPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@portal/contract/passkey'
import { getSignIns } from '@portal/contract/sign-in'
import { generateKeyPair, generateProof } from 'dpop'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { passkeys } from '../src/database/tables/passkey.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { type Harness, harness } from './harness.ts'
import { send } from './send.ts'
import { settled } from './settled.ts'
import { softwareAuthenticator, type Twist } from './software-authenticator.ts'

let server: Harness
beforeAll(async () => {
  server = await harness()
})
afterAll(() => server.close())

const host = (firm: string) => `${firm}.localhost`
const deviceOf = (firm = 'zuider') => softwareAuthenticator(host(firm), `http://${host(firm)}:4000`)
type Device = ReturnType<typeof deviceOf>

const begun = async (token: string) =>
  (await server.ask(beginPasskey, token, { body: { current_password: demoPassword } })).data
async function add(token: string, device: Device, twist?: Twist, name = 'Telefoon') {
  const { challenge, user } = await begun(token)
  return send(server, addPasskey, {
    token,
    body: { name, passkey: device.make(challenge, user.id, twist) },
  })
}
/** A browser that asks for a challenge: what came, and the cookie that came along. */
async function asked(tenant = 'zuider') {
  const answer = await send(server, askForPasskey, { tenant, body: {} })
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';')
  return { challenge: answer.json().data.challenge as string, rpId: answer.json().data.rpId, cookie }
}
const enter = (passkey: unknown, cookie: string, tenant = 'zuider', headers = {}) =>
  send(server, signInByPasskey, { body: { tenant, passkey }, headers: { cookie, ...headers } })
async function signedIn(device: Device, twist?: Twist, tenant = 'zuider') {
  const { challenge, cookie } = await asked(tenant)
  return enter(device.sign(challenge, twist), cookie, tenant)
}
const mailsTo = async (address: string) => {
  await settled(server.database.db)
  const mails = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, address))
    .orderBy(desc(outbox.id))
  return mails.map(({ subject }) => subject)
}

test('@KEYS-01 @KEYS-03 @KEYS-05 a passkey is added, named, signs in without a password and code, and is removed; its owner is mailed', async () => {
  const token = await server.tokenOf('emma')
  const device = deviceOf()
  const added = await add(token, device)
  expect(added.json().data).toMatchObject({ name: 'Telefoon', last_used_at: null })
  const { id } = added.json().data
  await server.ask(renamePasskey, token, { params: { id }, body: { name: ' Mijn telefoon ' } })
  const { challenge, cookie, rpId } = await asked()
  expect(rpId).toBe('zuider.localhost')
  const keys = await generateKeyPair('ES256')
  const dpop = await generateProof(keys, `http://${host('zuider')}/auth/passkey`, 'POST')
  const tokens = (
    await enter(device.sign(challenge), cookie, 'zuider', { dpop, host: host('zuider') })
  ).json()
  expect(tokens).toMatchObject({ token_type: 'DPoP', expires_in: expect.any(Number) })
  const { data } = await server.ask(getPasskeys, token)
  expect(data.passkeys).toMatchObject([{ name: 'Mijn telefoon', last_used_at: expect.any(String) }])
  expect((await server.ask(getSignIns, token)).data.length).toBeGreaterThan(1)
  await server.ask(removePasskey, token, { params: { id } })
  expect((await signedIn(device)).json()).toMatchObject({ error: 'passkey' })
  expect(await mailsTo('emma@example.nl')).toEqual([
    'Er is een passkey verwijderd',
    'Er is een passkey toegevoegd',
  ])
})

test('@KEYS-03 it stands in place of the mailed code too; who has no access has none with it', async () => {
  const { db } = server.database
  const token = await server.tokenOf('karin')
  const device = deviceOf()
  await add(token, device)
  const karin = eq(customers.username, 'karin')
  await db.update(customers).set({ twoFactor: 'error' }).where(karin)
  expect((await signedIn(device)).statusCode).toBe(200)
  await db.update(customers).set({ hasAccess: false }).where(karin)
  expect((await signedIn(device)).statusCode).toBe(403)
  await db.update(customers).set({ hasAccess: true, twoFactor: null }).where(karin)
})

test('@KEYS-04 an assertion is good once, for the browser that asked, within ten minutes', async () => {
  const device = deviceOf()
  await add(await server.tokenOf('mila'), device)
  const first = await asked()
  const assertion = device.sign(first.challenge)
  expect((await enter(assertion, first.cookie)).statusCode).toBe(200)
  expect((await enter(assertion, first.cookie)).json()).toMatchObject({ error: 'passkey_over' })
  const own = await asked()
  const foreign = await asked()
  const stolen = device.sign(own.challenge)
  expect((await enter(stolen, foreign.cookie)).json()).toMatchObject({ error: 'passkey_over' })
  expect((await enter(stolen, '')).json()).toMatchObject({ error: 'passkey_over' })
  const old = await asked()
  server.pass(601)
  expect((await enter(device.sign(old.challenge), old.cookie)).json()).toMatchObject({
    error: 'passkey_over',
  })
  expect((await enter(device.sign('never asked'), own.cookie)).statusCode).toBe(401)
})

test('@KEYS-04 what is not signed by the passkey, at the address of the firm, by its own user, is refused', async () => {
  const device = deviceOf()
  await add(await server.tokenOf('noor'), device)
  const wrong: Twist[] = [
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
  for (const twist of wrong)
    expect([twist, (await signedIn(device, twist)).json().error]).toEqual([twist, 'passkey'])
  expect((await signedIn(device)).statusCode).toBe(200)
})

test('@KEYS-04 a passkey of a customer of one firm opens nothing at another, even where that has the same number', async () => {
  const device = deviceOf()
  await add(await server.tokenOf('noor'), device)
  const there = await asked('noorder')
  const twist = { origin: 'http://noorder.localhost:4000', rpId: 'noorder.localhost' }
  const refused = await enter(device.sign(there.challenge, twist), there.cookie, 'noorder')
  expect(refused.json()).toMatchObject({ error: 'passkey' })
})

test('@KEYS-04 a counter that runs back is refused, and mailed; one that never counts is taken', async () => {
  const device = deviceOf()
  await add(await server.tokenOf('tess'), device)
  expect((await signedIn(device, { counter: 7 })).statusCode).toBe(200)
  for (const counter of [7, 3, 0])
    expect((await signedIn(device, { counter })).json()).toMatchObject({ error: 'passkey' })
  expect((await signedIn(device, { counter: 8 })).statusCode).toBe(200)
  expect(await mailsTo('tess@example.nl')).toContain('Inloggen met een passkey geweigerd')
  const quiet = deviceOf()
  await add(await server.tokenOf('uma'), quiet)
  for (const counter of [0, 0]) expect((await signedIn(quiet, { counter })).statusCode).toBe(200)
})

test('@KEYS-02 adding one wants a sign-in of just now, or the password; and what the browser made is checked', async () => {
  const token = await server.tokenOf('quinn')
  expect((await server.ask(getPasskeys, token)).data.password_wanted).toBe(false)
  expect((await send(server, beginPasskey, { token, body: {} })).statusCode).toBe(200)
  server.pass(601)
  expect((await server.ask(getPasskeys, token)).data.password_wanted).toBe(true)
  const missing = await send(server, beginPasskey, { token, body: {} })
  expect(missing.json().errors).toEqual({ current_password: 'is required' })
  const wrong = await send(server, beginPasskey, { token, body: { current_password: 'another' } })
  expect(wrong.json().errors).toEqual({ current_password: 'is wrong' })
  for (const twist of [
    { origin: 'http://noorder.localhost:4000' },
    { rpId: 'noorder.localhost' },
    { verified: false },
    { type: 'webauthn.get' },
  ])
    expect((await add(token, deviceOf(), twist)).json().errors).toHaveProperty('passkey')
  const device = deviceOf()
  const { challenge, user } = await begun(token)
  const body = { name: '', passkey: device.make(challenge, user.id) }
  const others = await server.tokenOf('omar')
  expect((await send(server, addPasskey, { token: others, body })).statusCode).toBe(422)
  expect((await send(server, addPasskey, { token, body })).json().data.name).toBe('Passkey 1')
  expect((await send(server, addPasskey, { token, body })).statusCode).toBe(422)
  expect((await add(token, device)).json()).toMatchObject({ error: 'exists' })
})

test('@KEYS-02 at most ten, and nobody names or removes those of others', async () => {
  const token = await server.tokenOf('piet')
  const [, late] = [await begun(token), await begun(token)]
  for (let count = 0; count < mostPasskeys; count++)
    expect((await add(token, deviceOf())).statusCode).toBe(200)
  expect((await send(server, beginPasskey, { token, body: {} })).json()).toMatchObject({ error: 'too_many' })
  const one = { name: '', passkey: deviceOf().make(late.challenge, late.user.id) }
  expect((await send(server, addPasskey, { token, body: one })).json()).toMatchObject({ error: 'too_many' })
  const [{ id = 0 } = {}] = await server.database.db
    .select()
    .from(passkeys)
    .orderBy(desc(passkeys.id))
    .limit(1)
  const others = await server.tokenOf('anna')
  const params = { id }
  expect((await send(server, removePasskey, { token: others, params })).statusCode).toBe(404)
  expect(
    (await send(server, renamePasskey, { token: others, params, body: { name: 'Van mij' } })).statusCode,
  ).toBe(404)
})

test('@KEYS-10 a firm that wants keys is told of who has none, at once when one is added or removed', async () => {
  const { db } = server.database
  const token = await server.tokenOf('sam')
  const wanted = async () => (await server.ask(getCustomer, token)).data.keys_wanted
  expect(await wanted()).toBe(false)
  const zuider = eq(tenants.subdomain, 'zuider')
  const [{ profile } = { profile: {} as never }] = await db.select().from(tenants).where(zuider)
  await db
    .update(tenants)
    .set({ profile: { ...profile, strong_sign_in_wanted: true } })
    .where(zuider)
  server.pass(3)
  await expect.poll(wanted, { timeout: 5000 }).toBe(true)
  const before = await send(server, getCustomer, { token })
  const { id } = (await add(token, deviceOf())).json().data
  const headers = { 'if-none-match': String(before.headers.etag) }
  expect((await send(server, getCustomer, { token, headers })).json().data.keys_wanted).toBe(false)
  await server.ask(removePasskey, token, { params: { id } })
  expect(await wanted()).toBe(true)
  await db.update(tenants).set({ profile }).where(zuider)
})
