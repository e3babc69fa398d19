import { beginAuthenticatorSetup } from '@portal/contract/authenticator'
import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { isReadOnlyCall } from '@portal/contract/desk/staff-viewing'
import { getDocuments } from '@portal/contract/document'
import { getPasskeyChallenge, getPasskeyCreationOptions } from '@portal/contract/passkey'
import { getPolicies } from '@portal/contract/policy'
import { beginTwoStepChange } from '@portal/contract/two-step-sign-in'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTotp } from '../src/authenticators/totp-code.ts'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { staff, staffRoles } from '../src/database/tables/staff.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { toFastifyPath } from '../src/http/call-routes.ts'
import { getViewingPath } from '../src/staff-viewing/routes.ts'
import { callInputs, callSamples } from './call-samples.ts'
import { calculateDatabaseFingerprint } from './data-fingerprint.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { type Harness, startHarness } from './harness.ts'
import { createInvalidValue, listFields, replaceField } from './invalid-field-values.ts'
import { sendAsViewer } from './send-as-viewer.ts'
import { fillInSample, sendCall } from './send-call.ts'
import { createSignatureRequest } from './signature-request.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import { mailQueues, waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let token: string
let foreignToken: string
beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    limits: {
      failures: 1e6,
      window: 60,
      requestsPerMinute: 1e6,
      signInsPerMinute: 1e6,
      calculationsPerMinute: 1e6,
    },
  }))
  token = await server.getAccessToken('anna')
  foreignToken = await server.getAccessToken('hilde', 'noorder')
})
afterAll(() => server.close())

const exampleParams = { id: 1, number: 1, code: 'ZUIDER' }
const getCallQuery = (name: string) => ({ query: fillInSample(callInputs[name] ?? {}, '') })
const customerCalls = allCalls.filter(({ call }) => call.access === 'customer')
const callsWithBody = allCalls.filter(({ call }) => call.body)
const getCallSample = (name: string) => {
  const createSample = callSamples[name]
  if (!createSample) throw new Error(`no sample for ${name}`)
  return createSample()
}

test('every call of the contract has a route', () => {
  const callsWithoutRoute = allCalls.filter(
    ({ call }) =>
      ![server.app, server.staff].some((app) =>
        app.hasRoute({ method: call.method, url: toFastifyPath(call) }),
      ),
  )
  expect(callsWithoutRoute.map(({ name }) => name)).toEqual([])
  expect(allCalls.length).toBeGreaterThan(55)
})

describe('without a valid token, a call reveals and changes nothing @ROLE-01', () => {
  let fingerprintBefore = ''
  beforeAll(async () => {
    fingerprintBefore = await calculateDatabaseFingerprint(server.database.db)
  })
  test.each(customerCalls)('$name', { tags: 'full' }, async ({ name, call }) => {
    const body = callSamples[name] ? fillInSample(getCallSample(name).body, '') : undefined
    const tokens = [undefined, 'nonsense', `${token}x`, foreignToken]
    const responses = await Promise.all(
      tokens.map((accessToken) =>
        sendCall(server, call, {
          params: exampleParams,
          body,
          ...getCallQuery(name),
          ...(accessToken === undefined ? {} : { token: accessToken }),
        }),
      ),
    )
    for (const response of responses) {
      expect(response.statusCode).toBe(401)
      expect(response.body).toBe(responses[0]?.body)
    }
    expect(await calculateDatabaseFingerprint(server.database.db)).toBe(fingerprintBefore)
  })
})

describe('trust E6: a record of another customer is not found @ROLE-01', () => {
  const callsWithId = customerCalls.filter(({ call }) => 'id' in call.params)
  test.each(callsWithId)('$name', async ({ name, call }) => {
    const otherToken = await server.getAccessToken('clara')
    const body = callSamples[name] && fillInSample(getCallSample(name).body, '')
    const requestWithId = (id: number | string) =>
      sendCall(server, call, { params: { id, number: 1 }, token: otherToken, ...(body && { body }) })
    const annas = await Promise.all([1, 2, 3].map(requestWithId))
    const unknownIdResponse = await requestWithId(2_000_000_000)
    expect(unknownIdResponse.statusCode).toBe(404)
    for (const response of annas) {
      expect(response.statusCode).toBe(404)
      expect(response.body).toBe(unknownIdResponse.body)
    }
    for (const id of ['abc', '-1', '0', '1e9', '99999999999999999999', '1;drop table x', "1'"]) {
      expect((await requestWithId(id)).statusCode).toBe(404)
    }
  })

  test('lists contain only own records', { tags: 'full' }, async () => {
    const listCalls = customerCalls.filter(
      ({ call }) => call.method === 'GET' && Object.keys(call.params).length === 0,
    )
    const otherToken = await server.getAccessToken('femke')
    for (const { call } of listCalls) {
      const response = await sendCall(server, call, { token: otherToken })
      expect(response.statusCode).toBe(200)
      expect(response.body).not.toMatch(/anna|de Wit|Wilhelminapark|40\.118\.273|Markdal/i)
    }
  })
})

/** Features that demo tenants have turned off (DEMO-02 … DEMO-04). */
const disabledFeatures: Record<string, readonly (string | undefined)[]> = {
  noorder: ['income', 'obligations', 'appointments'],
  ooster: ['policies', 'appointments'],
  wester: ['mortgages', 'policies'],
}

test('every demo customer signs in, and every response to a read matches the contract', {
  tags: 'full',
  timeout: 120_000,
}, async () => {
  const unusableNames = new Set([
    'bram',
    'bea',
    'xander',
    'yara',
    'yves',
    'zoe',
    'zeno',
    'storing',
    'onderhoud',
  ])
  const { tenants } = await import('../src/database/tables/tenant.ts')
  const subdomains = new Map(
    (await server.database.db.select().from(tenants)).map((row) => [row.id, row.subdomain]),
  )
  const people = (await server.database.db.select().from(customers)).map(({ username, tenantId }) => ({
    username,
    tenant: subdomains.get(tenantId) ?? '',
  }))
  const readCalls = customerCalls.filter(
    ({ call }) => call.method === 'GET' && Object.keys(call.params).length === 0,
  )
  for (const { username, tenant } of people) {
    if (unusableNames.has(username) || unusableNames.has(tenant)) continue
    const customerToken = await server.getAccessToken(username, tenant)
    for (const { name, call } of readCalls) {
      const response = await sendCall(server, call, { token: customerToken, tenant })
      const isOff = disabledFeatures[tenant]?.includes(call.feature ?? 'all') ?? false
      expect(`${username} ${name} ${response.statusCode}`).toBe(`${username} ${name} ${isOff ? 404 : 200}`)
      if (response.statusCode === 200)
        expect(v.safeParse(call.response, response.json()).issues).toBeUndefined()
    }
  }
})

describe('@DESK-17 staff who view a customer’s portal', () => {
  let [eva, ruben, marijke]: DeskPerson[] = []
  let viewedCustomerId = 0
  const getViewingStaff = () => eva as DeskPerson
  beforeAll(async () => {
    eva = await signInDeskPerson(server, 'Eva Kijker', { zuider: 'reader' })
    ruben = await signInDeskPerson(server, 'Rik Kijker', { zuider: 'owner' })
    marijke = await signInDeskPerson(server, 'Mia Kijker', { noorder: 'owner' })
    viewedCustomerId = Number((await server.request(getCustomer, token)).data.id)
  })

  test('every customer call has a route for viewing staff, and no sign-in call has one', () => {
    const callsWithoutRoute = customerCalls.filter(
      ({ call }) => !server.staff.hasRoute({ method: call.method, url: getViewingPath(call) }),
    )
    expect(callsWithoutRoute.map(({ name }) => name)).toEqual([])
    const auth = allCalls.filter(({ call }) => call.access === 'public' && call.base === 'proxy')
    for (const { call } of auth)
      expect(server.staff.hasRoute({ method: call.method, url: getViewingPath(call) })).toBe(false)
  })

  test('every read returns the customer’s response, and all of them count as one view shown to the customer', {
    tags: 'full',
  }, async () => {
    const firstResponse = await sendAsViewer(getViewingStaff(), { viewedCustomerId }, getCustomer)
    expect(firstResponse.statusCode, firstResponse.body).toBe(200)
    server.advanceClock(1)
    const newestToken = await server.getAccessToken('anna')
    const fingerprintBefore = await calculateDatabaseFingerprint(server.database.db)
    const [policy] = (await server.request(getPolicies, token)).data
    const [document] = (await server.request(getDocuments, token)).data
    const ids: Record<string, number> = {
      getPolicy: Number(policy?.id),
      getDocumentFile: Number(document?.id),
    }
    const readCalls = customerCalls.filter(
      ({ name, call }) => call.method === 'GET' && (!call.path.includes('{') || ids[name]),
    )
    expect(readCalls.length).toBeGreaterThan(25)
    for (const { name, call } of readCalls) {
      const input = { params: { id: ids[name] ?? 0 }, ...getCallQuery(name) }
      const ownResponse = await sendCall(server, call, { ...input, token: newestToken })
      const viewerResponse = await sendAsViewer(getViewingStaff(), { viewedCustomerId }, call, input)
      const normalizeBody = (body: string) =>
        body
          .replaceAll('"current":true', '"current":false')
          .replace('"password_wanted":false', '"password_wanted":true')
          .replace(/\/ID .*/, '')
      expect(`${name} ${viewerResponse.statusCode} ${normalizeBody(viewerResponse.body)}`).toBe(
        `${name} ${ownResponse.statusCode} ${normalizeBody(ownResponse.body)}`,
      )
    }
    expect(await calculateDatabaseFingerprint(server.database.db)).toBe(fingerprintBefore)
    /**
     * Lists Eva's views of the customer file. The list groups views by day, and a new day may start during the test.
     */
    const listViewsByEva = async () =>
      (await server.request(getCustomerFileAccesses, await server.getAccessToken('anna'))).data.filter(
        ({ name }) => name === 'Eva Kijker',
      )
    const countViewsByEva = async () => (await listViewsByEva()).reduce((sum, { times }) => sum + times, 0)
    expect(await listViewsByEva()).toMatchObject([{ what: 'file', role: 'reader', times: 1 }])
    server.advanceClock(14 * 60)
    await sendAsViewer(getViewingStaff(), { viewedCustomerId }, getCustomer)
    server.advanceClock(14 * 60)
    await sendAsViewer(getViewingStaff(), { viewedCustomerId }, getCustomer)
    expect(await countViewsByEva()).toBe(1)
    server.advanceClock(16 * 60)
    await sendAsViewer(getViewingStaff(), { viewedCustomerId }, getCustomer)
    expect(await countViewsByEva()).toBe(2)
    server.advanceClock(-44 * 60)
  })

  test('no call changes anything, by its method or in the database, and calculations work', {
    tags: 'full',
  }, async () => {
    await sendAsViewer(ruben as DeskPerson, { viewedCustomerId }, getCustomer)
    const fingerprintBefore = await calculateDatabaseFingerprint(server.database.db)
    const expectViewingOnly = (response: { statusCode: number; body: string }, name: string) =>
      expect(`${name} ${response.statusCode} ${JSON.parse(response.body).error}`).toBe(
        `${name} 403 viewing_only`,
      )
    const writeCalls = customerCalls.filter(({ call }) => call.method !== 'GET')
    expect(writeCalls.length).toBeGreaterThan(30)
    for (const { name, call } of writeCalls) {
      const body = callSamples[name] && fillInSample(getCallSample(name).body, '')
      const bodyInput = body && call.encoding !== 'multipart' ? { body } : {}
      const sendAsRuben = (extraInput: object) =>
        sendAsViewer(ruben as DeskPerson, { viewedCustomerId }, call, {
          params: exampleParams,
          ...getCallQuery(name),
          ...extraInput,
        })
      expectViewingOnly(await sendAsRuben(bodyInput), name)
      if (!isReadOnlyCall(call)) continue
      const { lead: _, ...calculation } = body ?? {}
      expect(
        `${name} ${(await sendAsRuben({ body: { ...calculation, step: name === 'getScenarios' ? 'scenarios' : 'refinance' } })).statusCode}`,
      ).toBe(`${name} 200`)
    }
    expect(await calculateDatabaseFingerprint(server.database.db)).toBe(fingerprintBefore)
  })

  test('@DESK-08 staff of another tenant, staff without a role and customers are refused by every call, and a withdrawn role at once', {
    tags: 'full',
  }, async () => {
    const staffWithoutRole = await signInDeskPerson(server, 'Niemand Kijker', {})
    const wim = await signInDeskPerson(server, 'Wim Kijker', { zuider: 'adviser' })
    expect((await sendAsViewer(wim, { viewedCustomerId }, getCustomer)).statusCode).toBe(200)
    const { db } = server.database
    const [person] = await db.select().from(staff).where(eq(staff.name, 'Wim Kijker'))
    await db.delete(staffRoles).where(eq(staffRoles.staffId, person?.id ?? 0))
    for (const { name, call } of customerCalls) {
      const getViewerStatus = async (person: DeskPerson, tenant: string) =>
        (
          await sendAsViewer(person, { tenant, viewedCustomerId }, call, {
            params: exampleParams,
            ...getCallQuery(name),
          })
        ).statusCode
      const viewerStatuses = [
        await getViewerStatus(marijke as DeskPerson, 'ZUIDER'),
        await getViewerStatus(marijke as DeskPerson, 'NOORDER'),
        await getViewerStatus(staffWithoutRole, 'ZUIDER'),
        await getViewerStatus(wim, 'ZUIDER'),
      ]
      expect(`${name} ${viewerStatuses}`).toBe(`${name} ${[403, 404, 403, 403]}`)
    }
    const url = getViewingPath(getCustomer)
      .replace(':tenant', 'ZUIDER')
      .replace(':viewed', String(viewedCustomerId))
    const customerResponse = await server.staff.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(customerResponse.statusCode).toBe(401)
  })
})

describe('an invalid body', () => {
  const signedIn = new Map<string, Awaited<ReturnType<Harness['signIn']>>>()
  let fingerprintBefore = ''
  beforeAll(async () => {
    for (const username of new Set(callsWithBody.map(({ name }) => getCallSample(name).username)))
      signedIn.set(username, await server.signIn(username))
    fingerprintBefore = await calculateDatabaseFingerprint(server.database.db)
  })

  test.each(callsWithBody)(
    'of $name is rejected with the name of its field',
    async ({ name, call }) => {
      const schema = call.body
      if (!schema) return
      const { username, body } = getCallSample(name)
      const tokens = signedIn.get(username)
      if (!tokens) throw new Error(`${username} is not signed in`)
      const validInput = fillInSample(body, tokens.refresh_token)
      const expectFieldRejected = async (invalidBody: unknown, field: string) => {
        const response = await sendCall(server, call as ApiCall, {
          params: exampleParams,
          token: tokens.access_token,
          body: invalidBody,
          ...getCallQuery(name),
        })
        expect(`${response.statusCode} ${response.body}`).toMatch(/^422 /)
        const namedFields = Object.keys(response.json().errors)
        expect(namedFields.some((one) => one === field || one.startsWith(`${field}.`))).toBe(true)
      }
      for (const field of listFields(schema, validInput)) {
        const path = field.path.join('.')
        if (v.safeParse(schema, replaceField(validInput, field.path, undefined)).issues)
          await expectFieldRejected(replaceField(validInput, field.path, undefined), path)
        const isFile = field.path.some((step) => ['content', 'file', 'documents'].includes(String(step)))
        const sendsForm = Object.values(validInput).some((value) => value instanceof File)
        if (isFile) continue
        if (sendsForm) {
          await expectFieldRejected(replaceField(validInput, field.path, 'x'.repeat(20_000)), path)
          continue
        }
        await fc.assert(
          fc.asyncProperty(createInvalidValue(field), (value) =>
            expectFieldRejected(replaceField(validInput, field.path, value), path),
          ),
          { numRuns: 1 },
        )
      }
      for (const invalidBody of [[], 'text', 7, null]) {
        const response = await sendCall(server, call, {
          params: exampleParams,
          token: tokens.access_token,
          body: invalidBody,
          ...getCallQuery(name),
        })
        expect(response.statusCode).toBe(422)
      }
    },
    120_000,
  )

  test('of any call changes nothing', async () => {
    expect(await calculateDatabaseFingerprint(server.database.db)).toBe(fingerprintBefore)
  })
})

/** Device with the passkey of the call samples. The server accepts each signature of the device only once. */
const passkeyDevice = createSoftwareAuthenticator('zuider.localhost', 'http://zuider.localhost:4000')
/** Cookie of the browser that signs in with the passkey. */
let passkeyCookie = ''
async function signWithPasskey(name: string, token: string) {
  if (name === 'addPasskey') {
    const { challenge, user } = (await server.request(getPasskeyCreationOptions, token, { body: {} })).data
    return passkeyDevice.make(challenge, user.id)
  }
  const challengeResponse = await sendCall(server, getPasskeyChallenge, {})
  passkeyCookie = String(challengeResponse.headers['set-cookie']).split(';')[0] ?? ''
  return passkeyDevice.sign(challengeResponse.json().data.challenge)
}

/** Creates the body of a call from its sample; for `changeTwoStepSetting` adds a code mailed to the signed-in customer. */
async function createCallBody(name: string, tokens: { access_token: string; refresh_token: string }) {
  const body = fillInSample(getCallSample(name).body, tokens.refresh_token)
  if (name === 'confirmAuthenticatorSetup') {
    const { secret } = (await server.request(beginAuthenticatorSetup, tokens.access_token, { body: {} })).data
    return { code: createTotp(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() }) }
  }
  if (/Sign(ing|ingRead)?$|^sendSignature$/.test(name)) {
    const bodies = await createSignatureRequest(server, getCallSample(name).username, tokens.access_token)
    return bodies[name as keyof typeof bodies]()
  }
  if ('passkey' in body) return { ...body, passkey: await signWithPasskey(name, tokens.access_token) }
  if (name !== 'changeTwoStepSetting') return body
  await server.request(beginTwoStepChange, tokens.access_token, { body: { current_password: demoPassword } })
  await waitForDueJobs(server.database.db, mailQueues)
  const recipient = `${getCallSample(name).username}@example.nl`
  const mails = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, recipient))
    .orderBy(desc(outbox.id))
  const mail = mails.find(({ text }) => /^\d{7}$/m.test(text))
  return { ...body, otp: /^\d{7}$/m.exec(mail?.text ?? '')?.[0] }
}

/**
 * Session for authenticator calls. It is created before the authenticator is set up, because later sign-ins require a
 * code.
 */
let authenticatorSession: ReturnType<Harness['signIn']> | undefined
const getSessionForCall = (name: string) => {
  const { username } = getCallSample(name)
  if (!/Authenticator|RecoveryCodes/.test(name)) return server.signIn(username)
  authenticatorSession ??= server.signIn(username)
  return authenticatorSession
}

describe('every valid body is accepted', () => {
  test.each(callsWithBody)('$name', async ({ name, call }) => {
    const tokens = await getSessionForCall(name)
    const response = await sendCall(server, call, {
      params: exampleParams,
      token: tokens.access_token,
      body: await createCallBody(name, tokens),
      headers: { cookie: passkeyCookie },
      ...getCallQuery(name),
    })
    expect(`${response.statusCode} ${response.body}`).toMatch(/^200 /)
    expect(v.safeParse(call.response, response.json()).issues).toBeUndefined()
  })
})

describe('every public read answers', () => {
  const publicReadCalls = allCalls.filter(({ call }) => call.access === 'public' && call.method === 'GET')
  test.each(publicReadCalls)('$name', async ({ name, call }) => {
    const params = name === 'getLenderImage' ? { code: 'DM' } : exampleParams
    const response = await sendCall(server, call, { params: params, ...getCallQuery(name) })
    expect(response.statusCode).toBe(200)
    if (call.responseType !== 'file')
      expect(v.safeParse(call.response, response.json()).issues).toBeUndefined()
  })
})
