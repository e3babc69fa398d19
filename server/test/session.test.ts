import { createHash } from 'node:crypto'
import { getCustomer } from '@portal/contract/customer'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshTokens } from '../src/database/tables/session.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { deriveSessionKeys } from '../src/sessions/session-keys.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const postJson = (path: string, payload: object) => server.app.inject({ method: 'POST', url: path, payload })
const loginAs = (username: string, password = demoPassword, tenant = 'zuider') =>
  postJson('/auth/login', { username, password, tenant })
const refreshSession = (token: string, tenant = 'zuider') => postJson('/auth/refresh', { token, tenant })
const readCustomerWithToken = (token: string, tenant = 'zuider') =>
  server.app.inject({
    url: `/api/${tenant}/customer/customer`,
    headers: { authorization: `Bearer ${token}` },
  })

test('a customer signs in by user name or e-mail address, by subdomain or office code @SESSION-08 @LOGIN-10 @TENANT-04', async () => {
  for (const [name, tenant] of [
    ['anna', 'zuider'],
    ['ANNA@example.nl', 'ZUIDER'],
  ] as const) {
    const response = await loginAs(name, demoPassword, tenant)
    expect(response.json()).toEqual({
      access_token: expect.stringMatching(/.{20}/),
      refresh_token: expect.stringMatching(/.{20}/),
      token_type: 'Bearer',
      expires_in: 900,
    })
  }
  const tokens = await server.signIn('anna')
  const { data } = await server.request(getCustomer, tokens.access_token)
  expect(data).toMatchObject({ username: 'anna', full_name: 'Anna de Wit' })
})

test('@API-05 @API-06 sign-in and refresh accept the specified fields, and return tokens', async () => {
  const credentials = {
    username: 'emma',
    password: demoPassword,
    tenant: 'zuider',
    otp: null,
    scope: 'customer',
  }
  const firstSession = (await postJson('/auth/login', credentials)).json()
  expect((await readCustomerWithToken(firstSession.access_token)).statusCode).toBe(200)
  const renewedResponse = await postJson('/auth/refresh', {
    tenant: 'zuider',
    token: firstSession.refresh_token,
  })
  expect(renewedResponse.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900 })
  expect(renewedResponse.json().refresh_token).not.toBe(firstSession.refresh_token)
  expect((await readCustomerWithToken(renewedResponse.json().access_token)).statusCode).toBe(200)
  const { username: _, ...credentialsWithoutUsername } = credentials
  expect((await postJson('/auth/login', credentialsWithoutUsername)).json().errors).toHaveProperty('username')
  expect(
    (await postJson('/auth/refresh', { tenant: 'noorder', token: renewedResponse.json().refresh_token }))
      .statusCode,
  ).toBe(401)
})

test('trust A6: an unknown user name and a wrong password get the same answer', async () => {
  const [wrongPasswordResponse, unknownUserResponse] = [
    await loginAs('anna', 'not the one'),
    await loginAs('nobody', 'not the one'),
  ]
  expect(wrongPasswordResponse.statusCode).toBe(401)
  expect(unknownUserResponse.statusCode).toBe(401)
  expect(unknownUserResponse.body).toBe(wrongPasswordResponse.body)
  expect(Object.keys(unknownUserResponse.headers).sort()).toEqual(
    Object.keys(wrongPasswordResponse.headers).sort(),
  )
})

test('a customer without portal access is refused with 403', async () => {
  expect((await loginAs('xander')).statusCode).toBe(403)
})

test('trust A1: a used refresh token ends the whole session', { tags: 'full' }, async () => {
  const firstSession = await server.signIn('emma')
  const secondSession = (await refreshSession(firstSession.refresh_token)).json()
  expect((await readCustomerWithToken(secondSession.access_token)).statusCode).toBe(200)
  server.advanceClock(11)
  expect((await refreshSession(firstSession.refresh_token)).statusCode).toBe(401)
  expect((await refreshSession(secondSession.refresh_token)).statusCode).toBe(401)
  expect((await readCustomerWithToken(secondSession.access_token)).statusCode).toBe(401)
})

test('trust A1: within ten seconds the previous token still works, and an older one ends the session', async () => {
  const firstSession = await server.signIn('emma')
  const secondSession = (await refreshSession(firstSession.refresh_token)).json()
  const secondRefresh = await refreshSession(firstSession.refresh_token)
  expect(secondRefresh.statusCode).toBe(200)
  expect((await refreshSession(secondSession.refresh_token)).statusCode).toBe(200)
  expect((await refreshSession(firstSession.refresh_token)).statusCode).toBe(401)
  expect((await refreshSession(secondRefresh.json().refresh_token)).statusCode).toBe(401)
})

test('trust A1 E12: concurrent refreshes, and one whose response was lost, get the same next token', {
  tags: 'full',
}, async () => {
  const firstSession = await server.signIn('femke')
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => refreshSession(firstSession.refresh_token)),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(new Set(responses.map((response) => response.json().refresh_token)).size).toBe(1)
  const secondSession = responses[0]?.json()
  const secondRefresh = (await refreshSession(firstSession.refresh_token)).json()
  expect(secondRefresh.refresh_token).toBe(secondSession.refresh_token)
  expect((await readCustomerWithToken(secondRefresh.access_token)).statusCode).toBe(200)

  const storedTokens = await server.database.db.select().from(refreshTokens)
  expect(JSON.stringify(storedTokens)).not.toContain(secondSession.refresh_token)
  server.advanceClock(11)
  expect((await refreshSession(secondSession.refresh_token)).statusCode).toBe(200)
  expect((await refreshSession(firstSession.refresh_token)).statusCode).toBe(401)
})

test('trust A2 E12: after a clock is set back, neither a used nor an expired token is accepted', async () => {
  const usedSession = await server.signIn('hugo')
  const nextSession = (await refreshSession(usedSession.refresh_token)).json()
  server.advanceClock(-3600)
  expect((await refreshSession(usedSession.refresh_token)).statusCode).toBe(401)
  expect((await refreshSession(nextSession.refresh_token)).statusCode).toBe(401)
  const idleSession = await server.signIn('hugo')
  server.advanceClock(8 * 86400)
  expect((await refreshSession(idleSession.refresh_token)).statusCode).toBe(401)
  server.advanceClock(-8 * 86400)
  expect((await refreshSession(idleSession.refresh_token)).statusCode).toBe(401)
})

test('trust A2: a session ends when idle, and at its absolute end however often it is refreshed', {
  tags: 'full',
}, async () => {
  const idleSession = await server.signIn('jan')
  server.advanceClock(7 * 86400 + 1)
  expect((await refreshSession(idleSession.refresh_token)).statusCode).toBe(401)
  let { refresh_token: token } = await server.signIn('jan')
  for (let day = 5; day < 30; day += 5) {
    server.advanceClock(5 * 86400)
    token = (await refreshSession(token)).json().refresh_token
  }
  server.advanceClock(5 * 86400 + 1)
  expect((await refreshSession(token)).statusCode).toBe(401)
})

test('trust A5: a session can be ended with the hash of its refresh token, which gives no access itself', {
  tags: 'full',
}, async () => {
  const tokens = await server.signIn('leo')
  const hash = createHash('sha256').update(tokens.refresh_token).digest('base64url')
  const revokeSession = (token: string, tenant = 'zuider') =>
    postJson('/auth/revoke', { hash: token, tenant })
  expect((await revokeSession(hash, 'noorder')).statusCode).toBe(200)
  expect((await revokeSession('x'.repeat(43))).statusCode).toBe(200)
  expect((await refreshSession(hash)).statusCode).toBe(401)
  expect((await readCustomerWithToken(tokens.access_token)).statusCode).toBe(200)
  expect((await revokeSession(hash)).statusCode).toBe(200)
  expect((await readCustomerWithToken(tokens.access_token)).statusCode).toBe(401)
  expect((await refreshSession(tokens.refresh_token)).statusCode).toBe(401)
  expect((await revokeSession('not a hash')).statusCode).toBe(422)
})

test('trust A5: after sign-out, the tokens are rejected', async () => {
  const tokens = await server.signIn('leo')
  expect((await postJson('/auth/logout', { token: tokens.refresh_token, tenant: 'zuider' })).statusCode).toBe(
    200,
  )
  expect((await readCustomerWithToken(tokens.access_token)).statusCode).toBe(401)
  expect((await refreshSession(tokens.refresh_token)).statusCode).toBe(401)
})

test('trust A10: invalid, expired and foreign access tokens are rejected', async () => {
  const { access_token, refresh_token } = await server.signIn('mila')
  const key = deriveSessionKeys(testSettings.SESSION_SECRET).accessTokens.sign
  const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  const signAccessToken = (change: object, typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ }).sign(key)
  expect((await readCustomerWithToken(await signAccessToken({}))).statusCode).toBe(200)
  for (const token of [
    new UnsecuredJWT(claims).encode(),
    await signAccessToken({ aud: 'noorder' }),
    await signAccessToken({ sub: '2' }),
    await signAccessToken({ iss: 'another' }),
    await signAccessToken({}, 'JWT'),
    access_token.slice(0, -2),
    refresh_token,
    '',
  ])
    expect((await readCustomerWithToken(token)).statusCode).toBe(401)
  expect((await readCustomerWithToken(access_token, 'noorder')).statusCode).toBe(401)
  expect((await readCustomerWithToken(access_token, 'niets')).statusCode).toBe(404)
  expect((await refreshSession(refresh_token, 'noorder')).statusCode).toBe(401)
  server.advanceClock(901)
  expect((await readCustomerWithToken(access_token)).statusCode).toBe(401)
})

test('failed sign-ins of one account are limited, whether it exists or not', { tags: 'full' }, async () => {
  for (const name of ['wim', 'nobody-at-all']) {
    for (let attempt = 0; attempt < 20; attempt++) expect((await loginAs(name, 'guess')).statusCode).toBe(401)
    expect((await loginAs(name)).statusCode).toBe(429)
  }
  server.advanceClock(901)
  expect((await loginAs('wim')).statusCode).toBe(200)
})

test('trust E3: failed sign-ins count together for all names of an account, and for all spellings of an unknown name', async () => {
  for (const names of [
    ['rosa', ' rosa', 'ROSA', 'Rosa@Example.nl '],
    ['nobody-either', ' nobody-either', 'NOBODY-EITHER', 'Nobody-Either '],
  ]) {
    for (let attempt = 0; attempt < 20; attempt++)
      expect((await loginAs(names[attempt % names.length] ?? '', 'guess')).statusCode).toBe(401)
    for (const name of names) expect([name, (await loginAs(name)).statusCode]).toEqual([name, 429])
  }
})

test('trust E3: concurrent attempts do not exceed the limit, and correct passwords among them do not count', {
  tags: 'full',
}, async () => {
  const strictServer = await startHarness((config) => ({
    ...config,
    limits: { ...config.limits, failures: 10 },
  }))
  const guessPasswordRepeatedly = (username: string) =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        const payload = { username, password: 'guess', tenant: 'zuider' }
        return (await strictServer.app.inject({ method: 'POST', url: '/auth/login', payload })).statusCode
      }),
    )
  for (const name of ['anna', 'nobody']) {
    const statuses = await guessPasswordRepeatedly(name)
    expect([name, statuses.filter((status) => status === 401).length]).toEqual([name, 10])
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  }
  for (let attempt = 0; attempt < 12; attempt++) await strictServer.signIn('emma')
  await strictServer.close()
})

test('invalid bodies are rejected by field, and malformed JSON is reported', async () => {
  const emptyNameResponse = await postJson('/auth/login', { username: '', tenant: 'zuider', password: 7 })
  expect(emptyNameResponse.statusCode).toBe(422)
  expect(Object.keys(emptyNameResponse.json().errors)).toEqual(['username', 'password'])
  const longNameResponse = await postJson('/auth/login', {
    username: 'x'.repeat(201),
    tenant: 'zuider',
    password: 'y',
  })
  expect(Object.keys(longNameResponse.json().errors)).toEqual(['username'])
  const malformedJsonResponse = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"username":',
  })
  expect(malformedJsonResponse.statusCode).toBe(400)
  expect(malformedJsonResponse.json()).toEqual({ error: 'malformed', message: 'The body is not valid JSON.' })
})
