import { changePassword } from '@portal/contract/account'
import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../src/database/tables/outbox.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let ownerBrowser: TestBrowser
let strangerBrowser: TestBrowser
beforeEach(async () => {
  server = await startHarness()
  ownerBrowser = createTestBrowser(() => server)
  strangerBrowser = createTestBrowser(() => server)
})
afterEach(() => server.close())

const login = (browser: TestBrowser, username: string, extraFields: object = {}, headers = {}) =>
  browser.post('/auth/login', { username, password: demoPassword, tenant: 'zuider', ...extraFields }, headers)
const postAuth = (browser: TestBrowser, path: string, body: object) =>
  browser.post(`/api/zuider/customer/auth/${path}`, body)

/** Lists the mails to a customer, newest first, once all jobs are done. */
async function listMailTexts(username: string): Promise<string[]> {
  await waitForDueJobs(server.database.db)
  const { db } = server.database
  const rows = db
    .select()
    .from(outbox)
    .where(eq(outbox.to, `${username}@example.nl`))
    .orderBy(desc(outbox.id))
  return (await rows).map(({ text }) => text)
}
const listMailedCodes = async (username: string) =>
  (await listMailTexts(username)).flatMap((text) => /^\d{7}$/m.exec(text)?.[0] ?? [])
const listMailedLinkTokens = async (username: string) =>
  (await listMailTexts(username)).flatMap((text) => /token=([\w-]+)/.exec(text)?.[1] ?? [])

/** Enters wrong passwords until an unknown device must wait. */
async function guessPasswordUntilLocked(username: string) {
  for (let time = 0; time < 20; time++)
    expect((await login(strangerBrowser, username, { password: 'a guess' })).statusCode).toBe(401)
  expect((await login(strangerBrowser, username)).statusCode).toBe(429)
}

describe('a stranger’s failed sign-ins', () => {
  const userAgentHeader = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0' }

  test('trust E10: do not lock the customer out on a known device', {
    tags: 'full',
  }, async () => {
    await login(ownerBrowser, 'emma', {}, userAgentHeader)
    await guessPasswordUntilLocked('emma')
    expect((await login(ownerBrowser, 'emma', {}, userAgentHeader)).statusCode).toBe(200)
    expect((await login(strangerBrowser, 'emma', {}, userAgentHeader)).statusCode).toBe(429)
  })

  test('do not count as attempts of a known device by a forged cookie or user agent', {
    tags: 'full',
  }, async () => {
    await login(ownerBrowser, 'emma', {}, userAgentHeader)
    await login(strangerBrowser, 'mila', {}, userAgentHeader)
    await guessPasswordUntilLocked('emma')
    const forgedCookie = { 'portal-device': 'x'.repeat(43) }
    Object.assign(strangerBrowser.cookies, forgedCookie)
    expect((await login(strangerBrowser, 'emma', {}, userAgentHeader)).statusCode).toBe(429)
    await login(strangerBrowser, 'mila')
    expect(strangerBrowser.cookies).not.toMatchObject(forgedCookie)
  })

  test('on a known device lock that device only', { tags: 'full' }, async () => {
    await login(ownerBrowser, 'emma')
    strangerBrowser = ownerBrowser
    await guessPasswordUntilLocked('emma')
    expect(
      (
        await login(
          createTestBrowser(() => server),
          'emma',
        )
      ).statusCode,
    ).toBe(200)
  })

  test('trust E10: do not lock out a customer with a mailed link', async () => {
    await guessPasswordUntilLocked('emma')
    await postAuth(ownerBrowser, 'recover/password', { username: 'emma' })
    const [token] = await listMailedLinkTokens('emma')
    const password = 'een ander wachtwoord'
    expect((await postAuth(ownerBrowser, 'reset/password', { token, password })).statusCode).toBe(200)
    expect((await login(ownerBrowser, 'emma', { password })).statusCode).toBe(200)
  })

  test('trust E10: do not prevent a signed-in customer from changing the password', {
    tags: 'full',
  }, async () => {
    const token = await server.getAccessToken('emma')
    await guessPasswordUntilLocked('emma')
    const body = {
      current_password: demoPassword,
      new_password: 'een ander wachtwoord',
      new_password_confirmation: 'een ander wachtwoord',
    }
    expect((await sendCall(server, changePassword, { token, body })).statusCode).toBe(200)
  })
})

describe('trust A7: a code is bound to the sign-in that requested it', () => {
  beforeEach(async () => {
    await login(ownerBrowser, 'bram')
    await postAuth(ownerBrowser, 'two_factor_code/email', { username: 'bram' })
  })

  test.each([
    ['with the password', () => login(strangerBrowser, 'bram')],
    ['without the password', async () => {}],
  ])(
    'trust E10: code requests of a stranger %s neither invalidate the customer’s code nor use up its mails',
    { tags: 'full' },
    async (_, signIn) => {
      const [code] = await listMailedCodes('bram')
      await signIn()
      for (let time = 0; time < 8; time++)
        await postAuth(strangerBrowser, 'two_factor_code/email', { username: 'bram' })
      await waitForDueJobs(server.database.db)
      for (let time = 0; time < 8; time++) await login(strangerBrowser, 'bram', { otp: '0000000' })
      expect((await login(ownerBrowser, 'bram', { otp: code })).statusCode).toBe(200)
    },
  )

  test('trust E10: requesting another code invalidates the previous one', { tags: 'full' }, async () => {
    for (let time = 0; time < 8; time++)
      await postAuth(strangerBrowser, 'two_factor_code/email', { username: 'bram' })
    const [firstCode] = await listMailedCodes('bram')
    await postAuth(ownerBrowser, 'two_factor_code/email', { username: 'bram' })
    const [secondCode] = await listMailedCodes('bram')
    expect((await login(ownerBrowser, 'bram', { otp: firstCode })).json().error).toBe('unauthorized')
    expect((await login(ownerBrowser, 'bram', { otp: secondCode })).statusCode).toBe(200)
  })

  test('a code of one sign-in is rejected in another', { tags: 'full' }, async () => {
    const [code] = await listMailedCodes('bram')
    await login(strangerBrowser, 'bram')
    await postAuth(strangerBrowser, 'two_factor_code/email', { username: 'bram' })
    await listMailedCodes('bram')
    expect((await login(strangerBrowser, 'bram', { otp: code })).statusCode).toBe(401)
  })

  test('requests for codes with a known password are limited to thirty a day', { tags: 'full' }, async () => {
    for (let time = 0; time < 40; time++) {
      const otherBrowser = createTestBrowser(() => server)
      await login(otherBrowser, 'bram')
      await postAuth(otherBrowser, 'two_factor_code/email', { username: 'bram' })
    }
    expect(await listMailedCodes('bram')).toHaveLength(30)
    server.advanceClock(2 * 86_400)
    await login(ownerBrowser, 'bram')
    await postAuth(ownerBrowser, 'two_factor_code/email', { username: 'bram' })
    expect(await listMailedCodes('bram')).toHaveLength(31)
  })
})

describe('password recovery', () => {
  const requestRecovery = (browser: TestBrowser) =>
    postAuth(browser, 'recover/password', { username: 'emma' })

  test('trust E10: requested by strangers has limited mails, and valid links stay valid', {
    tags: 'full',
  }, async () => {
    await requestRecovery(ownerBrowser)
    const [firstLinkToken] = await listMailedLinkTokens('emma')
    for (let time = 0; time < 10; time++) await requestRecovery(strangerBrowser)
    expect(await listMailedLinkTokens('emma')).toHaveLength(3)
    expect((await postAuth(ownerBrowser, 'token/validate', { token: firstLinkToken })).statusCode).toBe(200)
  })

  test('trust E10: on a known device is not used up by strangers', { tags: 'full' }, async () => {
    await login(ownerBrowser, 'emma')
    for (let time = 0; time < 10; time++) await requestRecovery(strangerBrowser)
    const tokenCountBefore = (await listMailedLinkTokens('emma')).length
    await requestRecovery(ownerBrowser)
    expect(await listMailedLinkTokens('emma')).toHaveLength(tokenCountBefore + 1)
  })

  test('invalidates all other links once one is used', { tags: 'full' }, async () => {
    for (let time = 0; time < 3; time++) await requestRecovery(ownerBrowser)
    const [newestToken, ...otherTokens] = await listMailedLinkTokens('emma')
    const password = 'een ander wachtwoord'
    expect(
      (await postAuth(ownerBrowser, 'reset/password', { token: newestToken, password })).statusCode,
    ).toBe(200)
    for (const token of otherTokens)
      expect((await postAuth(ownerBrowser, 'token/validate', { token })).json().error).toBe('token')
  })
})
