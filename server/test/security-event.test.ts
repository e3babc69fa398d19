import { Writable } from 'node:stream'
import { changePassword } from '@portal/contract/account'
import { requestErasure } from '@portal/contract/erasure'
import { locales } from '@portal/contract/language'
import { beginTwoStepChange, changeTwoStepSetting } from '@portal/contract/two-step-sign-in'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createMailText, securityOccasions } from '../src/mail/mail-texts.ts'
import { type Harness, startHarness } from './harness.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const logLines: string[] = []
let server: Harness
beforeAll(async () => {
  const logStream = new Writable({ write: (line, _, done) => done(void logLines.push(String(line))) })
  server = await startHarness(undefined, undefined, pino({ level: 'warn' }, logStream))
})
afterAll(() => server.close())

const postWithUserAgent = (url: string, payload: object, userAgent = '') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'user-agent': userAgent } })
const loginWithUserAgent = (username: string, userAgent = '', password = demoPassword) =>
  postWithUserAgent('/auth/login', { username, password, tenant: 'zuider' }, userAgent)
const refreshTokens = (token: string) => postWithUserAgent('/auth/refresh', { token, tenant: 'zuider' })

/** Lists subjects and texts of the mails to a customer, oldest first. */
async function listMailsTo(username: string) {
  await waitForDueJobs(server.database.db)
  const { db } = server.database
  const ownMails = db
    .select()
    .from(outbox)
    .where(eq(outbox.to, `${username}@example.nl`))
    .orderBy(outbox.id)
  return (await ownMails).map(({ subject, text }) => ({ subject, text }))
}
const listSecurityEvents = () => logLines.flatMap((line) => JSON.parse(line).security ?? [])

const firefoxUserAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const phoneUserAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

test('trust E6: reuse of a refresh token ends the session, and its customer gets one mail', {
  tags: 'full',
}, async () => {
  const firstSession = (await loginWithUserAgent('emma')).json()
  const secondSession = (await refreshTokens(firstSession.refresh_token)).json()
  expect(await listMailsTo('emma')).toEqual([])
  server.advanceClock(11)
  for (const token of [firstSession, firstSession, secondSession])
    expect((await refreshTokens(token.refresh_token)).statusCode).toBe(401)
  expect(await listMailsTo('emma')).toMatchObject([{ subject: 'Voor de zekerheid uitgelogd' }])
  expect(listSecurityEvents()).toEqual(['token-reused'])
})

test('an expired session causes no mail', async () => {
  const { refresh_token } = (await loginWithUserAgent('jan')).json()
  server.advanceClock(8 * 86_400)
  expect((await refreshTokens(refresh_token)).statusCode).toBe(401)
  expect(await listMailsTo('jan')).toEqual([])
})

test('trust E6: a sign-in on an unknown device, except the first, sends the customer a mail', {
  tags: 'full',
}, async () => {
  for (const userAgent of [firefoxUserAgent, firefoxUserAgent, firefoxUserAgent.replaceAll('145', '146')])
    await loginWithUserAgent('karin', userAgent)
  expect(await listMailsTo('karin')).toEqual([])
  for (const userAgent of [phoneUserAgent, phoneUserAgent, firefoxUserAgent])
    await loginWithUserAgent('karin', userAgent)
  expect((await loginWithUserAgent('karin', 'Mozilla/5.0 (X11; Linux x86_64)', 'wrong')).statusCode).toBe(401)
  expect(await listMailsTo('karin')).toMatchObject([{ subject: 'Ingelogd op een nieuw apparaat' }])
  server.advanceClock(40 * 86_400)
  await loginWithUserAgent('karin', phoneUserAgent)
  expect(await listMailsTo('karin')).toHaveLength(1)
})

test('trust E6: a password change sends the customer a mail of the tenant, with a link to choose another password', {
  tags: 'full',
}, async () => {
  const token = (await loginWithUserAgent('leo')).json().access_token
  const body = {
    current_password: demoPassword,
    new_password: 'een heel ander wachtwoord',
    new_password_confirmation: 'een heel ander wachtwoord',
  }
  await server.request(changePassword, token, { body })
  const [mail, ...otherMails] = await listMailsTo('leo')
  expect([mail?.subject, otherMails]).toEqual(['Je wachtwoord is gewijzigd', []])
  expect(mail?.text).toContain('http://zuider.localhost:4000/login?mode=recovery')
  expect(mail?.text).toMatch(/bij Zuider/i)

  await postWithUserAgent('/api/zuider/customer/auth/recover/password', { username: 'leo' })
  const link = (await listMailsTo('leo')).at(-1)?.text ?? ''
  const resetToken = new URL(/https?:\S+/.exec(link)?.[0] ?? '').searchParams.get('token')
  await postWithUserAgent('/api/zuider/customer/auth/reset/password', {
    token: resetToken,
    password: 'nog weer een ander',
  })
  expect((await listMailsTo('leo')).map(({ subject }) => subject)).toEqual([
    'Je wachtwoord is gewijzigd',
    'Kies een nieuw wachtwoord',
    'Je wachtwoord is gewijzigd',
  ])
})

test('choosing a first password sends no mail about a change', { tags: 'full' }, async () => {
  const { db } = server.database
  await db.update(customers).set({ passwordHash: null }).where(eq(customers.username, 'mila'))
  await postWithUserAgent('/api/zuider/customer/auth/recover/password', { username: 'mila' })
  const [mail] = await listMailsTo('mila')
  const token = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token')
  const response = await postWithUserAgent('/api/zuider/customer/auth/reset/password', {
    token,
    password: 'een eerste wachtwoord',
  })
  expect(response.statusCode).toBe(200)
  expect(await listMailsTo('mila')).toHaveLength(1)
})

test('trust E6: turning off two-step sign-in sends the customer a mail, and turning it on does not', {
  tags: 'full',
}, async () => {
  const token = (await loginWithUserAgent('femke')).json().access_token
  const current_password = demoPassword
  for (const enabled of [true, false]) {
    await server.request(beginTwoStepChange, token, { body: { current_password } })
    const otp = /^\d{7}$/m.exec((await listMailsTo('femke')).at(-1)?.text ?? '')?.[0] ?? ''
    await server.request(changeTwoStepSetting, token, { body: { enabled, otp, current_password } })
  }
  const subjects = (await listMailsTo('femke')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => !/code/.test(subject))).toEqual(['Inloggen in twee stappen staat uit'])
})

test('a lock after failed sign-ins is logged, and the log has no name of a customer', {
  tags: 'full',
}, async () => {
  for (let attempt = 0; attempt < 21; attempt++) await loginWithUserAgent('nobody-here', '', 'guess')
  expect(listSecurityEvents()).toContain('too-many-attempts')
  const body = { current_password: demoPassword }
  await server.request(requestErasure, await server.getAccessToken('sam'), { body })
  const isWithoutSecondFactor = (kind: string) => !/^(passkey|app|keys|recovery)-/.test(kind)
  expect(new Set(listSecurityEvents())).toEqual(
    new Set([...securityOccasions.filter(isWithoutSecondFactor), 'too-many-attempts']),
  )
  expect(logLines.join('')).not.toMatch(/emma|karin|leo|femke|nobody|example\.nl|wachtwoord/)
})

test.each(locales)(
  'every security event has its own mail text in %s, with all placeholders filled',
  (locale) => {
    const texts = securityOccasions.map((occasion) =>
      createMailText(locale, occasion, { tenant: 'Zuider', name: 'Anna', adviser: null }),
    )
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(securityOccasions.length)
    expect(JSON.stringify(texts)).not.toMatch(/\{(tenant|name)\}/)
    for (const { action, ignore } of texts) expect([action, ignore]).not.toContain('')
  },
)
