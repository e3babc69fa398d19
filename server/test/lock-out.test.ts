import { changePassword } from '@portal/contract/account'
import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '../src/database/tables/outbox.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { type Browser, createBrowser } from './browser.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let owner: Browser
let stranger: Browser
beforeEach(async () => {
  server = await startHarness()
  owner = createBrowser(() => server)
  stranger = createBrowser(() => server)
})
afterEach(() => server.close())

const login = (browser: Browser, username: string, more: object = {}, headers = {}) =>
  browser.post('/auth/login', { username, password: demoPassword, tenant: 'zuider', ...more }, headers)
const ask = (browser: Browser, path: string, body: object) =>
  browser.post(`/api/zuider/customer/auth/${path}`, body)

/** Mails to a customer, newest first, after all jobs are done. */
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
async function guessUntilLocked(username: string) {
  for (let time = 0; time < 20; time++)
    expect((await login(stranger, username, { password: 'a guess' })).statusCode).toBe(401)
  expect((await login(stranger, username)).statusCode).toBe(429)
}

describe('guesses of a stranger', () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0' }

  test('trust E10: do not keep the customer out of a device that was signed in on before', {
    tags: 'full',
  }, async () => {
    await login(owner, 'emma', {}, agent)
    await guessUntilLocked('emma')
    expect((await login(owner, 'emma', {}, agent)).statusCode).toBe(200)
    expect((await login(stranger, 'emma', {}, agent)).statusCode).toBe(429)
  })

  test('are not counted as those of such a device by what a stranger claims to be', {
    tags: 'full',
  }, async () => {
    await login(owner, 'emma', {}, agent)
    await login(stranger, 'mila', {}, agent)
    await guessUntilLocked('emma')
    const made = { 'portal-device': 'x'.repeat(43) }
    Object.assign(stranger.cookies, made)
    expect((await login(stranger, 'emma', {}, agent)).statusCode).toBe(429)
    await login(stranger, 'mila')
    expect(stranger.cookies).not.toMatchObject(made)
  })

  test('on such a device end there as they do elsewhere', { tags: 'full' }, async () => {
    await login(owner, 'emma')
    stranger = owner
    await guessUntilLocked('emma')
    expect(
      (
        await login(
          createBrowser(() => server),
          'emma',
        )
      ).statusCode,
    ).toBe(200)
  })

  test('trust E10: do not keep a customer with a mailed link out', async () => {
    await guessUntilLocked('emma')
    await ask(owner, 'recover/password', { username: 'emma' })
    const [token] = await listMailedLinkTokens('emma')
    const password = 'een ander wachtwoord'
    expect((await ask(owner, 'reset/password', { token, password })).statusCode).toBe(200)
    expect((await login(owner, 'emma', { password })).statusCode).toBe(200)
  })

  test('trust E10: do not keep a signed-in customer from changing the password', {
    tags: 'full',
  }, async () => {
    const token = await server.tokenOf('emma')
    await guessUntilLocked('emma')
    const body = {
      current_password: demoPassword,
      new_password: 'een ander wachtwoord',
      new_password_confirmation: 'een ander wachtwoord',
    }
    expect((await sendCall(server, changePassword, { token, body })).statusCode).toBe(200)
  })
})

describe('trust A7: a code belongs to the sign-in that it is asked for in', () => {
  beforeEach(async () => {
    await login(owner, 'bram')
    await ask(owner, 'two_factor_code/email', { username: 'bram' })
  })

  test.each([
    ['who gave the password too', () => login(stranger, 'bram')],
    ['who did not', async () => {}],
  ])(
    'trust E10: what a stranger asks for, %s, neither kills it nor spends its mails',
    { tags: 'full' },
    async (_, begin) => {
      const [code] = await listMailedCodes('bram')
      await begin()
      for (let time = 0; time < 8; time++) await ask(stranger, 'two_factor_code/email', { username: 'bram' })
      await waitForDueJobs(server.database.db)
      for (let time = 0; time < 8; time++) await login(stranger, 'bram', { otp: '0000000' })
      expect((await login(owner, 'bram', { otp: code })).statusCode).toBe(200)
    },
  )

  test('trust E10: the owner is mailed another, which kills the one before', { tags: 'full' }, async () => {
    for (let time = 0; time < 8; time++) await ask(stranger, 'two_factor_code/email', { username: 'bram' })
    const [first] = await listMailedCodes('bram')
    await ask(owner, 'two_factor_code/email', { username: 'bram' })
    const [second] = await listMailedCodes('bram')
    expect((await login(owner, 'bram', { otp: first })).json().error).toBe('unauthorized')
    expect((await login(owner, 'bram', { otp: second })).statusCode).toBe(200)
  })

  test('a code of one sign-in is none of another', { tags: 'full' }, async () => {
    const [code] = await listMailedCodes('bram')
    await login(stranger, 'bram')
    await ask(stranger, 'two_factor_code/email', { username: 'bram' })
    await listMailedCodes('bram')
    expect((await login(stranger, 'bram', { otp: code })).statusCode).toBe(401)
  })

  test('requests for codes with a known password are limited to thirty a day', { tags: 'full' }, async () => {
    for (let time = 0; time < 40; time++) {
      const another = createBrowser(() => server)
      await login(another, 'bram')
      await ask(another, 'two_factor_code/email', { username: 'bram' })
    }
    expect(await listMailedCodes('bram')).toHaveLength(30)
    server.pass(2 * 86_400)
    await login(owner, 'bram')
    await ask(owner, 'two_factor_code/email', { username: 'bram' })
    expect(await listMailedCodes('bram')).toHaveLength(31)
  })
})

describe('recovery', () => {
  const recover = (browser: Browser) => ask(browser, 'recover/password', { username: 'emma' })

  test('trust E10: asked for by strangers fills no mailbox and leaves links good', {
    tags: 'full',
  }, async () => {
    await recover(owner)
    const [first] = await listMailedLinkTokens('emma')
    for (let time = 0; time < 10; time++) await recover(stranger)
    expect(await listMailedLinkTokens('emma')).toHaveLength(3)
    expect((await ask(owner, 'token/validate', { token: first })).statusCode).toBe(200)
  })

  test('trust E10: of a known device is not spent by strangers', { tags: 'full' }, async () => {
    await login(owner, 'emma')
    for (let time = 0; time < 10; time++) await recover(stranger)
    const before = (await listMailedLinkTokens('emma')).length
    await recover(owner)
    expect(await listMailedLinkTokens('emma')).toHaveLength(before + 1)
  })

  test('ends with the first link that is used', { tags: 'full' }, async () => {
    for (let time = 0; time < 3; time++) await recover(owner)
    const [last, ...others] = await listMailedLinkTokens('emma')
    const password = 'een ander wachtwoord'
    expect((await ask(owner, 'reset/password', { token: last, password })).statusCode).toBe(200)
    for (const token of others)
      expect((await ask(owner, 'token/validate', { token })).json().error).toBe('token')
  })
})
