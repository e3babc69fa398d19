import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createServer } from '../src/http/server.ts'
import type { StaffIdentity } from '../src/staff/identity-provider.ts'
import { createIdentityProvider } from '../src/staff/identity-provider.ts'
import { registerStaffSignIn } from '../src/staff/staff-sign-in.ts'
import { openDemoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'

let database: Awaited<ReturnType<typeof openDemoDatabase>>
beforeAll(async () => {
  database = await openDemoDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-25T09:00:00Z')
const operatorEmails = ['baas@example.nl']
const identityIssuer = 'https://identities.example'
const sanneIdentity = {
  issuer: identityIssuer,
  subject: 'sanne-1',
  email: 'sanne@zuideradvies.example',
  name: 'Sanne',
}

let logLines: string[] = []

/** Signs in with an identity provider that returns this identity. Collects the log in `logLines`. */
async function signInWithIdentity(identity: StaffIdentity | null) {
  logLines = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logLines.push(line) })
  const app = await createServer({ config: readConfig(testSettings), log, address: '' })
  registerStaffSignIn(
    app,
    { db: database.db, clock: () => now, operators: operatorEmails },
    {
      createSignInUrl: () => Promise.reject(new Error('not asked')),
      readRedirect: () => Promise.reject(new Error('not asked')),
      startDeviceSignIn: () => Promise.reject(new Error('not asked')),
      pollDeviceSignIn: async () => identity,
    },
  )
  const response = await app.inject({ method: 'POST', url: '/staff/session', payload: { device_code: 'x' } })
  await app.close()
  return response
}

test('the first sign-in matches a verified address of the provider, and later ones the provider’s id of the person', async () => {
  expect((await signInWithIdentity(null)).statusCode, 'nobody has signed in yet').toBe(202)
  expect((await signInWithIdentity({ ...sanneIdentity, email: null })).statusCode).toBe(403)
  expect((await signInWithIdentity({ ...sanneIdentity, email: 'vreemd@example.nl' })).statusCode).toBe(403)
  const firstSession = await signInWithIdentity(sanneIdentity)
  expect(firstSession.statusCode).toBe(200)
  expect(firstSession.json().data).toMatchObject({ name: 'Sanne Vermeulen', operator: false })
  expect((await signInWithIdentity({ ...sanneIdentity, email: null })).statusCode, 'known by then').toBe(200)
  expect(
    (await signInWithIdentity({ ...sanneIdentity, subject: 'another' })).statusCode,
    'the address was taken over',
  ).toBe(403)
  expect(
    (await signInWithIdentity({ ...sanneIdentity, issuer: 'https://elsewhere.example' })).statusCode,
  ).toBe(403)
})

test('if a first sign-in is refused, the log has the reason without personal data', async () => {
  const readReasons = () => logLines.map((line) => JSON.parse(line).reason)
  const newIdentity = { ...sanneIdentity, subject: 'new-1' }
  await signInWithIdentity({ ...newIdentity, email: null })
  expect(readReasons()).toEqual([expect.stringContaining('email_verified')])
  await signInWithIdentity({ ...newIdentity, email: 'vreemd@example.nl' })
  expect(readReasons()).toEqual([expect.stringContaining('STAFF_OPERATORS')])
  expect(logLines.join()).not.toMatch(/vreemd|Sanne|new-1/)
  await signInWithIdentity(sanneIdentity)
  expect(logLines).toEqual([])
  await signInWithIdentity(newIdentity)
  expect(readReasons()).toEqual([expect.stringContaining('another issuer or subject')])
})

test('operators are those named in the settings', async () => {
  const { data } = (
    await signInWithIdentity({ ...sanneIdentity, subject: 'baas', email: 'baas@example.nl', name: 'De Baas' })
  ).json()
  expect(data).toMatchObject({ name: 'De Baas', operator: true })
})

test('an unreachable identity provider gives a readable message', async () => {
  const staff = {
    issuer: 'http://localhost:1',
    clientId: 'portal',
    clientSecret: undefined,
    operators: operatorEmails,
  }
  await expect(createIdentityProvider(staff).startDeviceSignIn()).rejects.toMatchObject({
    status: 424,
    body: { error: 'identities_away' },
  })
})
