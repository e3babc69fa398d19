import {
  beginAuthenticatorSetup,
  confirmAuthenticatorSetup,
  createRecoveryCodes,
  getAuthenticator,
  parseClockDifference,
  removeAuthenticator,
} from '@portal/contract/authenticator'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resealAllSecrets } from '../src/authenticators/reseal-secrets.ts'
import {
  calculateClockMinutes,
  createTotp,
  generateTotpSecret,
  isClockTolerated,
  matchTotpCode,
} from '../src/authenticators/totp-code.ts'
import { authenticators, recoveryCodes } from '../src/database/tables/authenticator.ts'
import { customers } from '../src/database/tables/customer.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { signingCertificates } from '../src/database/tables/signing.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantWebhooks } from '../src/database/tables/tenant-webhook.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { decryptText, encryptText } from '../src/sessions/encrypt-text.ts'
import { deriveSessionKeys } from '../src/sessions/session-keys.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

/**
 * Creates a function that returns the current code of an authenticator app. `off` is the clock difference of its phone
 * in seconds.
 */
const createAuthenticatorApp =
  (secret: string) =>
  (secondsOff = 0) =>
    createTotp(secret.replaceAll(' ', '')).generate({ timestamp: server.now().getTime() + secondsOff * 1000 })
async function setUpAuthenticator(username: string) {
  const token = await server.getAccessToken(username)
  const { data } = await server.request(beginAuthenticatorSetup, token, { body: {} })
  const code = createAuthenticatorApp(data.secret)
  const { recovery_codes } = (
    await server.request(confirmAuthenticatorSetup, token, { body: { code: code() } })
  ).data
  server.advanceClock(30)
  return { token, code, codes: recovery_codes, address: data.address, picture: data.picture }
}
const login = (username: string, otp?: string, password = demoPassword) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { username, password, tenant: 'zuider', ...(otp && { otp }) },
  })
const listMailsTo = async (username: string) => {
  await waitForDueJobs(server.database.db)
  const mails = await server.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, `${username}@example.nl`))
  return mails.map(({ subject }) => subject)
}

test('@KEYS-06 @KEYS-07 an authenticator app is active after its first correct code; then sign-in asks for its code and mails none', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('emma')
  const { data } = await server.request(beginAuthenticatorSetup, token, { body: {} })
  expect(data.address).toMatch(/^otpauth:\/\/totp\/Zuider%20?.*:emma\?issuer=Zuider.*&secret=[A-Z2-7]{32}&/)
  expect(data.picture.path).toMatch(/^M4 4h7v1h-7z/)
  expect((await login('emma')).statusCode).toBe(200)
  const code = createAuthenticatorApp(data.secret)
  const wrongCodeResponse = await sendCall(server, confirmAuthenticatorSetup, {
    token,
    body: { code: '12345' },
  })
  expect(wrongCodeResponse.json().errors).toEqual({ code: 'is wrong' })
  const lateResponse = await sendCall(server, confirmAuthenticatorSetup, {
    token,
    body: { code: code(-180) },
  })
  expect(parseClockDifference(lateResponse.json().errors.code)).toBe(-3)
  await server.request(confirmAuthenticatorSetup, token, { body: { code: code() } })
  expect((await server.request(getAuthenticator, token)).data).toMatchObject({
    enabled: true,
    recovery_codes_left: 10,
  })
  const response = await login('emma')
  expect([response.statusCode, response.json()]).toMatchObject([
    403,
    { error: 'two_factor_required', errors: { otp: 'app' } },
  ])
  await server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/auth/two_factor_code/email',
    payload: { username: 'emma' },
  })
  expect(await listMailsTo('emma')).toEqual(['Inloggen met een app staat aan'])
  server.advanceClock(30)
  const validCode = code()
  expect((await login('emma', validCode, 'not the password')).statusCode).toBe(401)
  expect((await login('emma', `${validCode.slice(0, 3)} ${validCode.slice(3)}`)).statusCode).toBe(200)
  expect((await login('emma', validCode)).statusCode).toBe(401)
  const secondSetUp = await sendCall(server, beginAuthenticatorSetup, { token, body: {} })
  expect(secondSetUp.json()).toMatchObject({ error: 'exists' })
})

test('@KEYS-07 a customer with mailed codes gets none while an app is active, and gets them again after removing it', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const { token, code } = await setUpAuthenticator('karin')
  await db.update(customers).set({ twoFactor: 'message' }).where(eq(customers.username, 'karin'))
  expect((await login('karin', code())).statusCode).toBe(200)
  await server.request(removeAuthenticator, token, { body: {} })
  expect((await login('karin')).json().message).toMatch(/two factor/)
  await db.update(customers).set({ twoFactor: null }).where(eq(customers.username, 'karin'))
  expect(await listMailsTo('karin')).toContain('Inloggen met een app staat uit')
  expect((await sendCall(server, removeAuthenticator, { token, body: {} })).statusCode).toBe(404)
})

test('@KEYS-07 a code from a clock that is three minutes off is rejected with the difference, and not accepted later', {
  tags: 'full',
}, async () => {
  const { code } = await setUpAuthenticator('mila')
  const futureCode = code(180)
  expect((await login('mila', futureCode)).json().errors).toEqual({ otp: 'clock 3' })
  server.advanceClock(180)
  expect((await login('mila', futureCode)).statusCode).toBe(401)
  expect((await login('mila', code(30))).statusCode).toBe(200)
  expect((await login('mila', code(0))).statusCode).toBe(401)
})

test('@KEYS-07 after ten wrong codes, no code is accepted for a while, nor is a recovery code', {
  tags: 'full',
}, async () => {
  const { code, codes } = await setUpAuthenticator('noor')
  for (let attempt = 0; attempt < 10; attempt++) expect((await login('noor', '000000')).statusCode).toBe(401)
  for (const typedCode of [code(), codes[0]]) expect((await login('noor', typedCode)).statusCode).toBe(429)
  server.advanceClock(3600)
  expect((await login('noor', code())).statusCode).toBe(200)
})

test('@KEYS-08 a recovery code signs in once, in any spelling, with a mail about it, and new codes replace it', {
  tags: 'full',
}, async () => {
  const { token, codes } = await setUpAuthenticator('tess')
  expect(new Set(codes).size).toBe(10)
  const typedCode = codes[3]?.toUpperCase().replaceAll('-', ' ')
  expect((await login('tess', typedCode)).statusCode).toBe(200)
  expect((await login('tess', codes[3])).statusCode).toBe(401)
  expect(await listMailsTo('tess')).toContain('Ingelogd met een herstelcode')
  expect((await server.request(getAuthenticator, token)).data.recovery_codes_left).toBe(9)
  const newCodes = (await server.request(createRecoveryCodes, token, { body: {} })).data.recovery_codes
  expect((await login('tess', codes[4])).statusCode).toBe(401)
  expect((await login('tess', newCodes[4])).statusCode).toBe(200)
  const storedCodes = JSON.stringify(await server.database.db.select().from(recoveryCodes))
  for (const newCode of newCodes) expect(storedCodes).not.toContain(newCode)
  const { token: otherToken } = await setUpAuthenticator('uma')
  expect((await sendCall(server, createRecoveryCodes, { token: otherToken, body: {} })).statusCode).toBe(200)
  expect((await login('tess', newCodes[5])).statusCode).toBe(200)
})

test('@KEYS-02 changing the app or the recovery codes requires a recent sign-in or the password', async () => {
  const { token } = await setUpAuthenticator('omar')
  server.advanceClock(601)
  for (const call of [beginAuthenticatorSetup, createRecoveryCodes, removeAuthenticator]) {
    const responseWithoutCode = await sendCall(server, call, { token, body: {} })
    expect(responseWithoutCode.json().errors).toEqual({ current_password: 'is required' })
    const wrongPasswordResponse = await sendCall(server, call, {
      token,
      body: { current_password: 'another' },
    })
    expect(wrongPasswordResponse.json().errors).toEqual({ current_password: 'is wrong' })
  }
  await server.request(removeAuthenticator, token, { body: { current_password: demoPassword } })
})

test('@KEYS-09 the app’s secret is stored encrypted, and encrypted again when the key changes', async () => {
  const { db } = server.database
  const { address } = await setUpAuthenticator('piet')
  const secret = new URL(address).searchParams.get('secret') ?? ''
  expect(JSON.stringify(await db.select().from(authenticators))).not.toContain(secret)
  const [previousSecret, currentSecret] = ['the secret of before', 'the secret of now'] as const
  const sealedBefore = deriveSessionKeys(previousSecret)
  const ownRow = eq(
    authenticators.customerId,
    db.select({ id: customers.id }).from(customers).where(eq(customers.username, 'piet')),
  )
  await db
    .update(authenticators)
    .set({ sealedSecret: encryptText(secret, sealedBefore) })
    .where(ownRow)
  const [tenant] = await db.select().from(tenants).limit(1)
  await db.insert(signingCertificates).values({
    ...{
      tenantId: tenant?.id ?? 0,
      sealedKey: encryptText('key', sealedBefore),
      chain: '',
      subject: 'Zuider',
    },
    ...{ validFrom: new Date(), validUntil: new Date(), createdBy: 'test', createdAt: new Date() },
  })
  await db.insert(tenantWebhooks).values({
    ...{ tenantId: tenant?.id ?? 0, name: 'crm', url: 'https://crm.example', events: [] },
    ...{ sealedSecret: encryptText('whsec_x', sealedBefore), createdBy: 'test', createdAt: new Date() },
  })
  await resealAllSecrets({ allTenantsDb: db, sessionKeys: deriveSessionKeys(currentSecret, previousSecret) })
  const [row] = await db.select().from(authenticators).where(ownRow)
  expect(decryptText(row?.sealedSecret ?? '', deriveSessionKeys(currentSecret))).toEqual({
    text: secret,
    isOld: false,
  })
  expect(decryptText(row?.sealedSecret ?? '', sealedBefore)).toBeNull()
  const [certificate] = await db.select().from(signingCertificates)
  expect(decryptText(certificate?.sealedKey ?? '', deriveSessionKeys(currentSecret))?.text).toBe('key')
  const [webhook] = await db.select().from(tenantWebhooks)
  expect(decryptText(webhook?.sealedSecret ?? '', deriveSessionKeys(currentSecret))?.text).toBe('whsec_x')
})

test('@KEYS-07 the codes of the previous, current and next half minute are accepted; others close by are rejected with the clock difference', () => {
  const secret = generateTotpSecret()
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.integer({ min: -300, max: 300 }),
      (second, secondsOff) => {
        const now = new Date(second * 1000 + 400_000)
        const token = createTotp(secret).generate({ timestamp: now.getTime() + secondsOff * 1000 })
        const steps =
          Math.floor((now.getTime() + secondsOff * 1000) / 30_000) - Math.floor(now.getTime() / 30_000)
        const matchedCode = matchTotpCode(secret, token, now)
        expect(matchedCode).not.toBeNull()
        if (!matchedCode || matchedCode.offset !== steps) return
        expect(isClockTolerated(matchedCode)).toBe(Math.abs(steps) <= 1)
        expect(matchedCode.step).toBe(Math.floor((now.getTime() + secondsOff * 1000) / 30_000))
        if (Math.abs(steps) > 1) expect(Math.sign(calculateClockMinutes(matchedCode))).toBe(Math.sign(steps))
      },
    ),
  )
  for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(matchTotpCode(secret, text, new Date())).toBeNull()
})
