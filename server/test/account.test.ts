import { changePassword } from '@portal/contract/account'
import { passwordErrorTexts } from '@portal/contract/auth'
import { getDamages } from '@portal/contract/damage'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { getPolicies } from '@portal/contract/policy'
import { and, desc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { outbox } from '../src/database/tables/outbox.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import * as passwords from '../src/sessions/password-hash.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { createTestBrowser } from './test-browser.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const { post } = createTestBrowser(() => server)
const postJson = (path: string, payload: object, headers = {}) =>
  post(`/api/zuider/customer/auth/${path}`, payload, headers)
const login = (username: string, extraFields: object = {}) =>
  post('/auth/login', { username, password: demoPassword, tenant: 'zuider', ...extraFields })

/**
 * Returns the newest mail to an address once all jobs are done; undefined if there is none with a higher id than
 * `afterMailId`.
 */
async function waitForMail(address: string, afterMailId = 0) {
  await waitForDueJobs(server.database.db)
  const [mail] = await server.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, address), gt(outbox.id, afterMailId)))
    .orderBy(desc(outbox.id))
    .limit(1)
  return mail
}
const countMailsTo = async (address: string) =>
  (await server.database.db.select().from(outbox).where(eq(outbox.to, address))).length
const findCodeInText = (text: string) => /^\d{7}$/m.exec(text)?.[0] ?? ''
const findTokenInText = (text: string) =>
  new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

test('trust A7: a one-time code completes sign-in, in both response forms @OTP-01 @OTP-04 @API-11 @DEMO-08', async () => {
  const errorResponse = await login('bram')
  expect(errorResponse.json().error).toBe('two_factor_required')
  const messageResponse = await login('bea')
  expect(messageResponse.json().message).toBe('This user only allows two factor authentication.')
  const tokens: string[] = []
  for (const username of ['bram', 'bea']) {
    await postJson('two_factor_code/email', { username, scope: 'customer' })
    const otp = findCodeInText((await waitForMail(`${username}@example.nl`))?.text ?? '')
    expect(otp).toHaveLength(7)
    expect((await login(username, { otp: '0000000' })).statusCode).toBe(401)
    const response = await login(username, { otp })
    expect(response.statusCode).toBe(200)
    expect((await login(username, { otp })).statusCode).toBe(401)
    tokens.push(response.json().access_token)
  }
  const [bram = ''] = tokens
  expect((await server.request(getMortgages, bram)).data).toHaveLength(1)
  for (const call of [getPolicies, getDamages, getObligations])
    expect((await server.request(call, bram)).data).toEqual([])
})

test('trust A7: a one-time code ends with the next code, after ten minutes and after five wrong tries', {
  tags: 'full',
}, async () => {
  const requestNextCodeMail = async (afterMailId = 0) => {
    await postJson('two_factor_code/email', { username: 'bram' })
    return waitForMail('bram@example.nl', afterMailId)
  }
  const previousMail = await waitForMail('bram@example.nl')
  await login('bram')
  const firstMail = await requestNextCodeMail(previousMail?.id)
  const secondMail = await requestNextCodeMail(firstMail?.id)
  expect((await login('bram', { otp: findCodeInText(firstMail?.text ?? '') })).statusCode).toBe(401)
  server.advanceClock(601)
  expect((await login('bram', { otp: findCodeInText(secondMail?.text ?? '') })).statusCode).toBe(401)
  await login('bram')
  const thirdMail = await requestNextCodeMail(secondMail?.id)
  for (let attempt = 0; attempt < 5; attempt++) await login('bram', { otp: '1111111' })
  expect((await login('bram', { otp: findCodeInText(thirdMail?.text ?? '') })).statusCode).toBe(401)
  const fourthMail = await requestNextCodeMail(thirdMail?.id)
  expect((await login('bram', { otp: findCodeInText(fourthMail?.text ?? '') })).statusCode).toBe(200)
})

test('@OTP-05 the error of an expired or used-up code says so, and a new one is mailed and accepted', {
  tags: 'full',
}, async () => {
  const getLoginError = async (otp: string) => (await login('bram', { otp })).json().error
  const requestNextCodeMail = async (afterMailId = 0) => {
    await postJson('two_factor_code/email', { username: 'bram' })
    return waitForMail('bram@example.nl', afterMailId)
  }
  const previousMail = await waitForMail('bram@example.nl')
  await login('bram')
  const firstMail = await requestNextCodeMail(previousMail?.id)
  const errors = []
  for (let time = 0; time < 6; time++) errors.push(await getLoginError('1111111'))
  expect(errors).toEqual([...Array(4).fill('unauthorized'), 'code_over', 'code_over'])
  const secondMail = await requestNextCodeMail(firstMail?.id)
  server.advanceClock(601)
  expect(await getLoginError(findCodeInText(secondMail?.text ?? ''))).toBe('code_over')
  const thirdMail = await requestNextCodeMail(secondMail?.id)
  expect(findCodeInText(thirdMail?.text ?? '')).not.toBe(findCodeInText(secondMail?.text ?? ''))
  expect((await login('bram', { otp: findCodeInText(thirdMail?.text ?? '') })).statusCode).toBe(200)
})

test('trust A7: no code is mailed before the right password is given', { tags: 'full' }, async () => {
  server.advanceClock(1000)
  const mailBefore = await waitForMail('bea@example.nl')
  const response = await postJson('two_factor_code/email', { username: 'bea' })
  const unknownUserResponse = await postJson('two_factor_code/email', { username: 'nobody' })
  expect(response.body).toBe(unknownUserResponse.body)
  expect(await waitForMail('bea@example.nl', mailBefore?.id)).toBeUndefined()
})

test('trust A6 A8: recovery answers the same for known and unknown users, and its link has the address of the settings @API-10', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const knownUserResponse = await postJson(
    'recover/password',
    { username: 'emma', portal: 'evil.example' },
    headers,
  )
  const unknownUserResponse = await postJson(
    'recover/password',
    { username: 'nobody', portal: 'evil.example' },
    headers,
  )
  expect(knownUserResponse.statusCode).toBe(200)
  expect(knownUserResponse.body).toBe(unknownUserResponse.body)
  const mail = await waitForMail('emma@example.nl')
  expect(mail?.text).toMatch(/http:\/\/zuider\.localhost:4000\/password\?reset_password=1&token=/)
  expect(mail?.text).toMatch(/&language=nl\b/)
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil')
  expect(mail?.html).toContain('#2438e0')
  expect(mail?.text).toContain('Hallo Emma,')
  expect((await postJson('recover/password', { username: 'recovery-fail' })).statusCode).toBe(422)
})

test('trust A8 A9: a reset token sets a password once and ends all sessions @API-09 @API-13 @RESET-06', async () => {
  const token = findTokenInText((await waitForMail('emma@example.nl'))?.text ?? '')
  const session = (await login('emma')).json()
  expect((await postJson('token/validate', { token })).json()).toEqual({ data: { username: 'emma' } })
  const commonPasswordResponse = await postJson('reset/password', { token, password: 'Password123' })
  expect(commonPasswordResponse.json().errors).toHaveProperty('password')
  for (const password of ['kort', ' '.repeat(8), '  te kort  '])
    expect((await postJson('reset/password', { token, password })).json().errors).toHaveProperty('password')
  expect((await postJson('reset/password', { token, password: demoPassword })).json().errors.password).toBe(
    passwordErrorTexts.same,
  )
  const password = `lang genoeg ${'x'.repeat(60)}`
  expect((await postJson('reset/password', { token, password })).json()).toEqual({ data: { success: true } })
  for (const call of ['reset/password', 'token/validate'])
    expect((await postJson(call, { token, password })).json().error).toBe('token')
  const tenant = 'zuider'
  expect((await post('/auth/refresh', { token: session.refresh_token, tenant })).statusCode).toBe(401)
  expect((await login('emma')).statusCode).toBe(401)
  expect((await login('emma', { password })).statusCode).toBe(200)
  expect((await login('emma', { password: password.slice(0, -1) })).statusCode).toBe(401)
})

test('trust A8: used, expired and invalid tokens are rejected @DEMO-23', async () => {
  for (const token of ['reset-used', 'reset-expired', 'nonsense'])
    expect((await postJson('token/validate', { token })).json().error).toBe('token')
  for (const token of ['register-ok', 'reset-ok'])
    expect((await postJson('token/validate', { token })).statusCode).toBe(200)
  const otherTenantResponse = await post('/api/noorder/customer/auth/token/validate', { token: 'reset-ok' })
  expect(otherTenantResponse.json().error).toBe('token')
})

test('activation succeeds at once, after 4 or after 11 attempts, or never @ACTIVATE-02 @DEMO-22 @API-12', async () => {
  const countActivationAttempts = async (activationNumber: string) => {
    for (let attempt = 1; attempt <= 15; attempt++) {
      const response = await postJson('configure/password', { number: activationNumber })
      if (response.json().data?.success) return attempt
    }
    return null
  }
  expect(await countActivationAttempts('OK1')).toBe(1)
  expect(await countActivationAttempts('OK4')).toBe(5)
  expect(await countActivationAttempts('OK11')).toBe(12)
  expect(await countActivationAttempts('NOOIT')).toBeNull()
  expect((await postJson('configure/password', { number: 'WEG' })).statusCode).toBe(404)
  const mail = await waitForMail('leo@example.nl')
  expect(mail?.text).toContain('register=1')
  const token = findTokenInText(mail?.text ?? '')
  expect((await postJson('reset/password', { token, password: 'nieuw en anders' })).statusCode).toBe(200)
  expect((await login('leo', { password: 'nieuw en anders' })).statusCode).toBe(200)
})

test('@API-14 an invitation reaches the tenant, and the customer by mail if requested', async () => {
  const { access_token } = await server.signIn('noor')
  const sendInvitation = (send_email: boolean) =>
    post(
      '/api/zuider/customer/portal_invitation/portal_invitation',
      { send_email, type: 'mortgage_pension' },
      { authorization: `Bearer ${access_token}` },
    )
  const fetchReceivedInvitations = async () => {
    const response = await server.app.inject({ url: '/demo/tenant-inbox' })
    const items = response.json().data as { username: string; item: { kind: string; subject: string } }[]
    return items.filter(({ username, item }) => username === 'noor' && item.kind === 'invitation')
  }
  expect((await sendInvitation(false)).json()).toEqual({ data: { success: true } })
  expect((await sendInvitation(true)).json()).toEqual({ data: { success: true } })
  expect((await fetchReceivedInvitations()).map(({ item }) => item.subject)).toEqual([
    'mortgage_pension',
    'mortgage_pension',
  ])
  const mail = await waitForMail('noor@example.nl')
  expect(mail?.text).toContain('http://zuider.localhost:4000/portaal?type=mortgage_pension')
  expect(await countMailsTo('noor@example.nl')).toBe(1)
})

test('changing the password requires the current one and ends other sessions, but not this one @API-08', async () => {
  const [ownSession, otherSession] = [(await login('mila')).json(), (await login('mila')).json()]
  const sendPasswordChange = (currentPassword: string) =>
    postJson(
      'change/password',
      {
        current_password: currentPassword,
        new_password: 'zestien paarden',
        new_password_confirmation: 'zestien paarden',
      },
      { authorization: `Bearer ${ownSession.access_token}` },
    )
  expect((await sendPasswordChange('verkeerd')).json().errors).toHaveProperty('current_password')
  expect((await sendPasswordChange(demoPassword)).json()).toEqual({ data: { success: true } })
  const tenant = 'zuider'
  expect((await post('/auth/refresh', { token: otherSession.refresh_token, tenant })).statusCode).toBe(401)
  expect((await post('/auth/refresh', { token: ownSession.refresh_token, tenant })).statusCode).toBe(200)
})

test('a mail is in the customer’s language and the tenant’s form of address', {
  tags: 'full',
}, async () => {
  await post('/api/noorder/customer/auth/recover/password', { username: 'hilde' })
  const mail = await waitForMail('hilde@example.nl')
  expect(mail?.subject).toBe('Wählen Sie ein neues Passwort')
  expect(mail?.text).toContain('Guten Tag Hilde Wagenaar,')
  expect(mail?.html).toContain('lang="de"')
})

test('mails to one customer are limited per hour', { tags: 'full' }, async () => {
  const recoverAndCountMails = async () => {
    expect((await postJson('recover/password', { username: 'jan' })).statusCode).toBe(200)
    await waitForDueJobs(server.database.db)
    return countMailsTo('jan@example.nl')
  }
  const mails: number[] = []
  for (let request = 0; request < 8; request++) mails.push(await recoverAndCountMails())
  expect(mails).toEqual([1, 2, 3, 3, 3, 3, 3, 3])
  server.advanceClock(3601)
  expect(await recoverAndCountMails()).toBe(4)
})

test('passwords are compared and hashed outside any transaction, when reset by link and when changed', {
  tags: 'full',
}, async () => {
  await postJson('recover/password', { username: 'anna' })
  const token = findTokenInText((await waitForMail('anna@example.nl'))?.text ?? '')
  const { tenantDb } = server.database
  const startTransaction = tenantDb.transaction.bind(tenantDb)
  let inTransaction = false
  const transactions = vi
    .spyOn(tenantDb, 'transaction')
    .mockImplementation(async (runQueries, ...transactionOptions) => {
      inTransaction = true
      try {
        return await startTransaction(runQueries, ...transactionOptions)
      } finally {
        inTransaction = false
      }
    })
  const hashedInTransaction: boolean[] = []
  const { hashPassword, isPasswordCorrect: isPassword } = passwords
  const hashes = vi.spyOn(passwords, 'hashPassword').mockImplementation((password) => {
    hashedInTransaction.push(inTransaction)
    return hashPassword(password)
  })
  const comparisons = vi.spyOn(passwords, 'isPasswordCorrect').mockImplementation((storedHash, password) => {
    hashedInTransaction.push(inTransaction)
    return isPassword(storedHash, password)
  })
  onTestFinished(() => {
    for (const spy of [transactions, hashes, comparisons]) spy.mockRestore()
  })
  const [firstPassword, secondPassword] = ['een heel ander wachtwoord', 'nog een ander wachtwoord']
  expect((await postJson('reset/password', { token, password: firstPassword })).statusCode).toBe(200)
  const { access_token } = (await login('anna', { password: firstPassword })).json()
  const changeResponse = await sendCall(server, changePassword, {
    token: access_token,
    body: {
      current_password: firstPassword,
      new_password: secondPassword,
      new_password_confirmation: secondPassword,
    },
  })
  expect(changeResponse.statusCode).toBe(200)
  expect(hashedInTransaction.length).toBeGreaterThan(3)
  expect(hashedInTransaction).not.toContain(true)
})
