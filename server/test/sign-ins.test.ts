import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { parseUserAgent } from '../src/sessions/parse-device.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const userAgents = {
  laptop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
}

async function signInWithUserAgent(userAgent: string, username = 'anna') {
  const response = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { username, password: demoPassword, tenant: 'zuider' },
  })
  const tokens = response.json() as { access_token: string; refresh_token: string }
  return { token: tokens.access_token, refresh: tokens.refresh_token }
}
const listSignIns = async (token: string) => (await server.request(getSignIns, token)).data
const isTokenAccepted = async (token: string) =>
  (await sendCall(server, getSignIns, { token })).statusCode === 200
const endSignInById = async (token: string, id: string) =>
  (await sendCall(server, endSignIn, { token, params: { id } })).statusCode

test('a customer sees the devices of the own account, this one first, and nobody else’s', {
  tags: 'full',
}, async () => {
  await signInWithUserAgent(userAgents.phone, 'emma')
  const phone = await signInWithUserAgent(userAgents.phone)
  server.advanceClock(60)
  const tablet = await signInWithUserAgent(userAgents.tablet)
  server.advanceClock(60)
  await server.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    payload: { token: phone.refresh, tenant: 'zuider' },
  })
  server.advanceClock(60)
  const laptop = await signInWithUserAgent(userAgents.laptop)
  const signIns = await listSignIns(laptop.token)
  expect(signIns.map(({ browser, system, device, current }) => [browser, system, device, current])).toEqual([
    ['Chrome', 'Windows', 'computer', true],
    ['Safari', 'iOS', 'phone', false],
    ['Samsung Internet', 'Android', 'tablet', false],
  ])
  const [, phoneSignIn] = signIns
  expect(Date.parse(phoneSignIn?.last_used_at ?? '') - Date.parse(phoneSignIn?.created_at ?? '')).toBe(
    120_000,
  )
  expect((await listSignIns(tablet.token)).map(({ current }) => current)).toEqual([true, false, false])
  await server.request(endOtherSignIns, laptop.token)
})

test('signing out another device ends its reads and token refresh at once', { tags: 'full' }, async () => {
  const laptop = await signInWithUserAgent(userAgents.laptop, 'karin')
  const phone = await signInWithUserAgent(userAgents.phone, 'karin')
  const thirdSession = await signInWithUserAgent(userAgents.tablet, 'karin')
  const phoneSignIn = (await listSignIns(laptop.token)).find(({ device }) => device === 'phone')
  expect(await endSignInById(laptop.token, phoneSignIn?.id ?? '')).toBe(200)
  expect(await isTokenAccepted(phone.token)).toBe(false)
  const refreshResponse = await server.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    payload: { token: phone.refresh, tenant: 'zuider' },
  })
  expect(refreshResponse.statusCode).toBe(401)
  expect(await isTokenAccepted(thirdSession.token)).toBe(true)
  expect(await listSignIns(laptop.token)).toHaveLength(2)
  expect(await endSignInById(laptop.token, phoneSignIn?.id ?? '')).toBe(404)
})

test('another customer’s session cannot be ended, and is answered like an unknown one', async () => {
  const ownSession = await signInWithUserAgent(userAgents.laptop, 'leo')
  const otherSession = await signInWithUserAgent(userAgents.laptop, 'jan')
  const [otherSignIn] = await listSignIns(otherSession.token)
  const foreignResponse = await sendCall(server, endSignIn, {
    token: ownSession.token,
    params: { id: otherSignIn?.id ?? '' },
  })
  const unknownResponse = await sendCall(server, endSignIn, {
    token: ownSession.token,
    params: { id: '00000000-0000-4000-8000-000000000000' },
  })
  expect(foreignResponse.statusCode).toBe(404)
  expect(foreignResponse.body).toBe(unknownResponse.body)
  expect(await isTokenAccepted(otherSession.token)).toBe(true)
})

test('signing out everywhere else keeps this session, and those of other customers', {
  tags: 'full',
}, async () => {
  const laptop = await signInWithUserAgent(userAgents.laptop, 'omar')
  const otherSessions = [
    await signInWithUserAgent(userAgents.phone, 'omar'),
    await signInWithUserAgent(userAgents.tablet, 'omar'),
  ]
  const strangerSession = await signInWithUserAgent(userAgents.laptop, 'noor')
  await server.request(endOtherSignIns, laptop.token)
  expect(await listSignIns(laptop.token)).toMatchObject([{ current: true }])
  for (const { token } of otherSessions) expect(await isTokenAccepted(token)).toBe(false)
  expect(await isTokenAccepted(strangerSession.token)).toBe(true)
})

test('a session idle for longer than allowed is not listed', async () => {
  await signInWithUserAgent(userAgents.phone, 'piet')
  server.advanceClock(7 * 86_400 + 1)
  const laptop = await signInWithUserAgent(userAgents.laptop, 'piet')
  expect(await listSignIns(laptop.token)).toHaveLength(1)
})

test('of the user agent, only known browser and system names are stored', () => {
  for (const userAgent of [undefined, '', '<script>alert(1)</script>', 'x'.repeat(100_000), 'curl/8.0'])
    expect(parseUserAgent(userAgent)).toEqual({ browser: null, system: null, device: 'computer' })
  expect(parseUserAgent('Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 Edg/140.0')).toEqual({
    browser: 'Edge',
    system: 'ChromeOS',
    device: 'computer',
  })
})
