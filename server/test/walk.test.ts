import { beginAuthenticator } from '@portal/contract/authenticator'
import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { isReadOnlyCall } from '@portal/contract/desk/staff-viewing'
import { getDocuments } from '@portal/contract/document'
import { getFileViews } from '@portal/contract/file-view'
import { beginPasskey, getPasskeyChallenge } from '@portal/contract/passkey'
import { getPolicies } from '@portal/contract/policy'
import { beginTwoStepChange } from '@portal/contract/two-step'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTotp } from '../src/authenticators/app-code.ts'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { staff, staffRoles } from '../src/database/tables/staff.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { allCalls } from '../src/documentation/calls.ts'
import { toRoutePath } from '../src/http/call-routes.ts'
import { getViewingPath } from '../src/viewing/routes.ts'
import { changed, corruptionOf, fieldsOf } from './corruption.ts'
import { type DeskPerson, deskPerson } from './desk-staff.ts'
import { fingerprint } from './fingerprint.ts'
import { type Harness, harness } from './harness.ts'
import { queries, samples } from './samples.ts'
import { filled, send } from './send.ts'
import { settled } from './settled.ts'
import { signatureRequest } from './signature-request.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import { sendAsViewer } from './viewing-staff.ts'

let server: Harness
let token: string
let foreign: string
beforeAll(async () => {
  server = await harness((config) => ({
    ...config,
    limits: { failures: 1e6, window: 60, requests: 1e6, signIns: 1e6, calculations: 1e6 },
  }))
  token = await server.tokenOf('anna')
  foreign = await server.tokenOf('hilde', 'noorder')
})
afterAll(() => server.close())

const params = { id: 1, number: 1, code: 'ZUIDER' }
const queryOf = (name: string) => ({ query: filled(queries[name] ?? {}, '') })
const personal = allCalls.filter(({ call }) => call.access === 'customer')
const withBody = allCalls.filter(({ call }) => call.body)
const sampleOf = (name: string) => {
  const sample = samples[name]
  if (!sample) throw new Error(`no sample for ${name}`)
  return sample()
}

test('every call of the contract has a route', () => {
  const missing = allCalls.filter(
    ({ call }) =>
      ![server.app, server.staff].some((one) =>
        one.hasRoute({ method: call.method, url: toRoutePath(call) }),
      ),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(allCalls.length).toBeGreaterThan(55)
})

describe('without the right token nothing is answered, and nothing is learned @ROLE-01', () => {
  let before = ''
  beforeAll(async () => {
    before = await fingerprint(server.database.db)
  })
  test.each(personal)('$name', { tags: 'full' }, async ({ name, call }) => {
    const body = samples[name] ? filled(sampleOf(name).body, '') : undefined
    const tokens = [undefined, 'nonsense', `${token}x`, foreign]
    const answers = await Promise.all(
      tokens.map((one) =>
        send(server, call, { params, body, ...queryOf(name), ...(one === undefined ? {} : { token: one }) }),
      ),
    )
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0]?.body)
    }
    expect(await fingerprint(server.database.db)).toBe(before)
  })
})

describe('trust E6: what is of another customer is not there @ROLE-01', () => {
  const ofOne = personal.filter(({ call }) => 'id' in call.params)
  test.each(ofOne)('$name', async ({ name, call }) => {
    const other = await server.tokenOf('clara')
    const body = samples[name] && filled(sampleOf(name).body, '')
    const ask = (id: number | string) =>
      send(server, call, { params: { id, number: 1 }, token: other, ...(body && { body }) })
    const annas = await Promise.all([1, 2, 3].map(ask))
    const nowhere = await ask(2_000_000_000)
    expect(nowhere.statusCode).toBe(404)
    for (const answer of annas) {
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toBe(nowhere.body)
    }
    for (const id of ['abc', '-1', '0', '1e9', '99999999999999999999', '1;drop table x', "1'"]) {
      expect((await ask(id)).statusCode).toBe(404)
    }
  })

  test('lists hold only the own records', { tags: 'full' }, async () => {
    const lists = personal.filter(
      ({ call }) => call.method === 'GET' && Object.keys(call.params).length === 0,
    )
    const other = await server.tokenOf('femke')
    for (const { call } of lists) {
      const answer = await send(server, call, { token: other })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toMatch(/anna|de Wit|Wilhelminapark|40\.118\.273|Markdal/i)
    }
  })
})

/** Features that tenants of the demo have off (DEMO-02 … DEMO-04). */
const off: Record<string, readonly (string | undefined)[]> = {
  noorder: ['income', 'obligations', 'appointments'],
  ooster: ['policies', 'appointments'],
  wester: ['mortgages', 'policies'],
}

test('every customer of the demo signs in, and every read answers as the contract says', {
  tags: 'full',
  timeout: 120_000,
}, async () => {
  const refused = new Set(['bram', 'bea', 'xander', 'yara', 'yves', 'zoe', 'zeno', 'storing', 'onderhoud'])
  const { tenants } = await import('../src/database/tables/tenant.ts')
  const subdomains = new Map(
    (await server.database.db.select().from(tenants)).map((row) => [row.id, row.subdomain]),
  )
  const people = (await server.database.db.select().from(customers)).map(({ username, tenantId }) => ({
    username,
    tenant: subdomains.get(tenantId) ?? '',
  }))
  const reads = personal.filter(({ call }) => call.method === 'GET' && Object.keys(call.params).length === 0)
  for (const { username, tenant } of people) {
    if (refused.has(username) || refused.has(tenant)) continue
    const own = await server.tokenOf(username, tenant)
    for (const { name, call } of reads) {
      const answer = await send(server, call, { token: own, tenant })
      const isOff = off[tenant]?.includes(call.feature ?? 'all') ?? false
      expect(`${username} ${name} ${answer.statusCode}`).toBe(`${username} ${name} ${isOff ? 404 : 200}`)
      if (answer.statusCode === 200) expect(v.safeParse(call.answer, answer.json()).issues).toBeUndefined()
    }
  }
})

describe('@DESK-17 staff who look at a customer’s portal', () => {
  let [eva, ruben, marijke]: DeskPerson[] = []
  let viewed = 0
  const looker = () => eva as DeskPerson
  beforeAll(async () => {
    eva = await deskPerson(server, 'Eva Kijker', { zuider: 'reader' })
    ruben = await deskPerson(server, 'Rik Kijker', { zuider: 'owner' })
    marijke = await deskPerson(server, 'Mia Kijker', { noorder: 'owner' })
    viewed = Number((await server.ask(getCustomer, token)).data.id)
  })

  test('every call of a customer has a route for who looks; nothing around signing in has one', () => {
    const missing = personal.filter(
      ({ call }) => !server.staff.hasRoute({ method: call.method, url: getViewingPath(call) }),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
    const auth = allCalls.filter(({ call }) => call.access === 'public' && call.base === 'proxy')
    for (const { call } of auth)
      expect(server.staff.hasRoute({ method: call.method, url: getViewingPath(call) })).toBe(false)
  })

  test('every read returns the customer’s response, and all of them count as one view shown to the customer', {
    tags: 'full',
  }, async () => {
    const first = await sendAsViewer(looker(), { viewed }, getCustomer)
    expect(first.statusCode, first.body).toBe(200)
    server.pass(1)
    const newest = await server.tokenOf('anna')
    const before = await fingerprint(server.database.db)
    const [policy] = (await server.ask(getPolicies, token)).data
    const [document] = (await server.ask(getDocuments, token)).data
    const ids: Record<string, number> = { getPolicy: Number(policy?.id), getDocument: Number(document?.id) }
    const reads = personal.filter(
      ({ name, call }) => call.method === 'GET' && (!call.path.includes('{') || ids[name]),
    )
    expect(reads.length).toBeGreaterThan(25)
    for (const { name, call } of reads) {
      const input = { params: { id: ids[name] ?? 0 }, ...queryOf(name) }
      const own = await send(server, call, { ...input, token: newest })
      const seen = await sendAsViewer(looker(), { viewed }, call, input)
      const plain = (body: string) =>
        body
          .replaceAll('"current":true', '"current":false')
          .replace('"password_wanted":false', '"password_wanted":true')
          .replace(/\/ID .*/, '')
      expect(`${name} ${seen.statusCode} ${plain(seen.body)}`).toBe(
        `${name} ${own.statusCode} ${plain(own.body)}`,
      )
    }
    expect(await fingerprint(server.database.db)).toBe(before)
    /** Repeated accesses are grouped by day, and a new day may start during the test. */
    const mine = async () =>
      (await server.ask(getFileViews, await server.tokenOf('anna'))).data.filter(
        ({ name }) => name === 'Eva Kijker',
      )
    const looks = async () => (await mine()).reduce((sum, { times }) => sum + times, 0)
    expect(await mine()).toMatchObject([{ what: 'file', role: 'reader', times: 1 }])
    server.pass(14 * 60)
    await sendAsViewer(looker(), { viewed }, getCustomer)
    server.pass(14 * 60)
    await sendAsViewer(looker(), { viewed }, getCustomer)
    expect(await looks()).toBe(1)
    server.pass(16 * 60)
    await sendAsViewer(looker(), { viewed }, getCustomer)
    expect(await looks()).toBe(2)
    server.pass(-44 * 60)
  })

  test('nothing can be changed by any call, by what it is and by the database; what is worked out is', {
    tags: 'full',
  }, async () => {
    await sendAsViewer(ruben as DeskPerson, { viewed }, getCustomer)
    const before = await fingerprint(server.database.db)
    const refused = (answer: { statusCode: number; body: string }, name: string) =>
      expect(`${name} ${answer.statusCode} ${JSON.parse(answer.body).error}`).toBe(`${name} 403 viewing_only`)
    const writes = personal.filter(({ call }) => call.method !== 'GET')
    expect(writes.length).toBeGreaterThan(30)
    for (const { name, call } of writes) {
      const body = samples[name] && filled(sampleOf(name).body, '')
      const sent = body && call.encoding !== 'multipart' ? { body } : {}
      const ask = (more: object) =>
        sendAsViewer(ruben as DeskPerson, { viewed }, call, { params, ...queryOf(name), ...more })
      refused(await ask(sent), name)
      if (!isReadOnlyCall(call)) continue
      const { lead: _, ...calculation } = body ?? {}
      expect(
        `${name} ${(await ask({ body: { ...calculation, step: name === 'getScenarios' ? 'scenarios' : 'refinance' } })).statusCode}`,
      ).toBe(`${name} 200`)
    }
    expect(await fingerprint(server.database.db)).toBe(before)
  })

  test('@DESK-08 staff of another tenant, staff without a role and customers get nothing from any call; a withdrawn role counts at once', {
    tags: 'full',
  }, async () => {
    const nobody = await deskPerson(server, 'Niemand Kijker', {})
    const wim = await deskPerson(server, 'Wim Kijker', { zuider: 'adviser' })
    expect((await sendAsViewer(wim, { viewed }, getCustomer)).statusCode).toBe(200)
    const { db } = server.database
    const [person] = await db.select().from(staff).where(eq(staff.name, 'Wim Kijker'))
    await db.delete(staffRoles).where(eq(staffRoles.staffId, person?.id ?? 0))
    for (const { name, call } of personal) {
      const status = async (who: DeskPerson, tenant: string) =>
        (await sendAsViewer(who, { tenant, viewed }, call, { params, ...queryOf(name) })).statusCode
      const of = [
        await status(marijke as DeskPerson, 'ZUIDER'),
        await status(marijke as DeskPerson, 'NOORDER'),
        await status(nobody, 'ZUIDER'),
        await status(wim, 'ZUIDER'),
      ]
      expect(`${name} ${of}`).toBe(`${name} ${[403, 404, 403, 403]}`)
    }
    const url = getViewingPath(getCustomer).replace(':tenant', 'ZUIDER').replace(':viewed', String(viewed))
    const customer = await server.staff.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(customer.statusCode).toBe(401)
  })
})

describe('a bad body', () => {
  const signedIn = new Map<string, Awaited<ReturnType<Harness['signIn']>>>()
  let before = ''
  beforeAll(async () => {
    for (const username of new Set(withBody.map(({ name }) => sampleOf(name).username)))
      signedIn.set(username, await server.signIn(username))
    before = await fingerprint(server.database.db)
  })

  test.each(withBody)(
    'of $name is refused by the name of its field',
    async ({ name, call }) => {
      const schema = call.body
      if (!schema) return
      const { username, body } = sampleOf(name)
      const tokens = signedIn.get(username)
      if (!tokens) throw new Error(`${username} is not signed in`)
      const good = filled(body, tokens.refresh_token)
      const refused = async (bad: unknown, field: string) => {
        const answer = await send(server, call as ApiCall, {
          params,
          token: tokens.access_token,
          body: bad,
          ...queryOf(name),
        })
        expect(`${answer.statusCode} ${answer.body}`).toMatch(/^422 /)
        const named = Object.keys(answer.json().errors)
        expect(named.some((one) => one === field || one.startsWith(`${field}.`))).toBe(true)
      }
      for (const field of fieldsOf(schema, good)) {
        const path = field.path.join('.')
        if (v.safeParse(schema, changed(good, field.path, undefined)).issues)
          await refused(changed(good, field.path, undefined), path)
        const isFile = field.path.some((at) => ['content', 'file', 'documents'].includes(String(at)))
        const sendsForm = Object.values(good).some((value) => value instanceof File)
        if (isFile) continue
        if (sendsForm) {
          await refused(changed(good, field.path, 'x'.repeat(20_000)), path)
          continue
        }
        await fc.assert(
          fc.asyncProperty(corruptionOf(field), (value) => refused(changed(good, field.path, value), path)),
          { numRuns: 1 },
        )
      }
      for (const whole of [[], 'text', 7, null]) {
        const answer = await send(server, call, {
          params,
          token: tokens.access_token,
          body: whole,
          ...queryOf(name),
        })
        expect(answer.statusCode).toBe(422)
      }
    },
    120_000,
  )

  test('of any call changes nothing', async () => {
    expect(await fingerprint(server.database.db)).toBe(before)
  })
})

/** Device with the samples' passkey; each of its signatures is valid once. */
const device = softwareAuthenticator('zuider.localhost', 'http://zuider.localhost:4000')
/** Cookie of the browser that signs in with it. */
let cookie = ''
async function passkeyOf(name: string, token: string) {
  if (name === 'addPasskey') {
    const { challenge, user } = (await server.ask(beginPasskey, token, { body: {} })).data
    return device.make(challenge, user.id)
  }
  const challengeResponse = await send(server, getPasskeyChallenge, {})
  cookie = String(challengeResponse.headers['set-cookie']).split(';')[0] ?? ''
  return device.sign(challengeResponse.json().data.challenge)
}

/** The body of a sample; `changeTwoStep` needs a code mailed to the signed-in customer. */
async function bodyOf(name: string, tokens: { access_token: string; refresh_token: string }) {
  const body = filled(sampleOf(name).body, tokens.refresh_token)
  if (name === 'confirmAuthenticator') {
    const { secret } = (await server.ask(beginAuthenticator, tokens.access_token, { body: {} })).data
    return { code: createTotp(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() }) }
  }
  if (/Sign(ing|ingRead)?$|^sendSignature$/.test(name)) {
    const bodies = await signatureRequest(server, sampleOf(name).username, tokens.access_token)
    return bodies[name as keyof typeof bodies]()
  }
  if ('passkey' in body) return { ...body, passkey: await passkeyOf(name, tokens.access_token) }
  if (name !== 'changeTwoStep') return body
  await server.ask(beginTwoStepChange, tokens.access_token, { body: { current_password: demoPassword } })
  await settled(server.database.db)
  const to = `${sampleOf(name).username}@example.nl`
  const mails = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, to))
    .orderBy(desc(outbox.id))
  const mail = mails.find(({ text }) => /^\d{7}$/m.test(text))
  return { ...body, otp: /^\d{7}$/m.exec(mail?.text ?? '')?.[0] }
}

/** A session for authenticator calls, created before the app is set up, since sign-in then requires a code. */
let withApp: ReturnType<Harness['signIn']> | undefined
const signedInFor = (name: string) => {
  const { username } = sampleOf(name)
  if (!/Authenticator|RecoveryCodes/.test(name)) return server.signIn(username)
  withApp ??= server.signIn(username)
  return withApp
}

describe('every good body is accepted', () => {
  test.each(withBody)('$name', async ({ name, call }) => {
    const tokens = await signedInFor(name)
    const answer = await send(server, call, {
      params,
      token: tokens.access_token,
      body: await bodyOf(name, tokens),
      headers: { cookie },
      ...queryOf(name),
    })
    expect(`${answer.statusCode} ${answer.body}`).toMatch(/^200 /)
    expect(v.safeParse(call.answer, answer.json()).issues).toBeUndefined()
  })
})

describe('every public read answers', () => {
  const reads = allCalls.filter(({ call }) => call.access === 'public' && call.method === 'GET')
  test.each(reads)('$name', async ({ name, call }) => {
    const given = name === 'getLenderImage' ? { code: 'DM' } : params
    const answer = await send(server, call, { params: given, ...queryOf(name) })
    expect(answer.statusCode).toBe(200)
    if (call.answers !== 'file') expect(v.safeParse(call.answer, answer.json()).issues).toBeUndefined()
  })
})
