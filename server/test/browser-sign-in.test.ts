import { staffSessionPath, staffSignedOutPath } from '@portal/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { HttpError } from '../src/http/http-error.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { registerBrowserSignIn, staffReturnPath, staffSignInPath } from '../src/staff/browser-sign-in.ts'
import type { BrowserSecrets, IdentityProvider } from '../src/staff/identity-provider.ts'
import { openDemoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'

const staffUrl = 'https://staff.example'
const issuer = 'https://identities.example'
let now = new Date('2026-11-25T09:00:00Z')
let database: Awaited<ReturnType<typeof openDemoDatabase>>
let app: Awaited<ReturnType<typeof createServer>>
const authorizations: { back: string; secrets: BrowserSecrets; anew: boolean }[] = []

/** Identity provider that accepts anyone who returns with the issued state. */
const identityProvider: IdentityProvider = {
  startDeviceSignIn: () => Promise.reject(new Error('not asked')),
  pollDeviceSignIn: () => Promise.reject(new Error('not asked')),
  createSignInUrl: async (returnUrl, secrets, asksAnew) => {
    authorizations.push({ back: returnUrl.href, secrets, anew: asksAnew })
    return new URL(`${issuer}/auth?state=${encodeURIComponent(secrets.state)}`)
  },
  readRedirect: async (address, secrets) => {
    const authorization = authorizations.find((one) => one.secrets.verifier === secrets.verifier)
    if (address.searchParams.get('state') !== secrets.state || authorization?.secrets.nonce !== secrets.nonce)
      throw new HttpError(401, { error: 'refused', message: 'This sign-in was refused.' })
    const email = address.searchParams.get('code') ?? ''
    return { issuer, subject: email, email, name: 'Sanne' }
  },
}

beforeAll(async () => {
  database = await openDemoDatabase()
  app = await createServer({
    config: readConfig(testSettings),
    log: createLog({ logLevel: 'silent' }),
    address: staffUrl,
  })
  registerBrowserSignIn(
    app,
    { db: database.db, clock: () => now, operators: ['baas@example.nl'], url: staffUrl },
    identityProvider,
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const findCookie = (response: { cookies: { name: string; value: string }[] }, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)
async function startSignIn(nextPath: string) {
  const response = await app.inject({ url: `${staffSignInPath}?next=${encodeURIComponent(nextPath)}` })
  expect(response.statusCode).toBe(303)
  const state = new URL(String(response.headers.location)).searchParams.get('state') ?? ''
  return { state, beginCookie: findCookie(response, 'portal-staff-begun')?.value ?? '' }
}
const returnFromProvider = (state: string, beginCookie: string, code = 'sanne@zuideradvies.example') =>
  app.inject({
    url: `${staffReturnPath}?${new URLSearchParams({ state, code })}`,
    headers: { cookie: `portal-staff-begun=${beginCookie}` },
  })

test('returning from the identity provider, a browser gets an HttpOnly session cookie and the page it asked for', async () => {
  const { state, beginCookie } = await startSignIn('/releases/mf-x?tab=2')
  const response = await returnFromProvider(state, beginCookie)
  expect([response.statusCode, response.headers.location]).toEqual([303, '/releases/mf-x?tab=2'])
  expect(findCookie(response, 'portal-staff')).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
  expect(findCookie(response, 'portal-staff-begun')?.value).toBe('')
  expect(authorizations.at(-1)).toMatchObject({ back: staffUrl + staffReturnPath, anew: false })
})

test.each([
  ['//elsewhere.example'],
  ['/\\elsewhere.example'],
  ['https://elsewhere.example'],
  ['javascript:alert(1)'],
])('sign-in does not redirect to %s', async (nextPath) => {
  const { state, beginCookie } = await startSignIn(nextPath)
  expect((await returnFromProvider(state, beginCookie)).headers.location).toBe('/')
})

test('a return with another browser’s state or a changed target is rejected', async () => {
  const [ownSignIn, otherSignIn] = [await startSignIn('/releases'), await startSignIn('/releases')]
  const changedState = ownSignIn.state.replace('releases', 'tenants')
  for (const [state, beginCookie] of [
    [otherSignIn.state, ownSignIn.beginCookie],
    [changedState, ownSignIn.beginCookie],
  ] as const) {
    const response = await returnFromProvider(state, beginCookie)
    expect(response.statusCode).toBe(401)
    expect(response.body).toContain('You are not signed in')
    expect(findCookie(response, 'portal-staff')).toBeUndefined()
  }
  expect(
    (await returnFromProvider('x.%E0%A4%A', ownSignIn.beginCookie)).statusCode,
    'a state that cannot be read',
  ).toBe(401)
  const responseWithoutCookie = await app.inject({
    url: `${staffReturnPath}?state=${encodeURIComponent(ownSignIn.state)}`,
  })
  expect(responseWithoutCookie.headers.location, 'a browser that kept nothing begins anew').toBe(
    `${staffSignInPath}?next=%2Freleases`,
  )
})

test('a person without a role in the portal gets a page that says so', async () => {
  const { state, beginCookie } = await startSignIn('/')
  const response = await returnFromProvider(state, beginCookie, 'vreemd@example.nl')
  expect(response.statusCode).toBe(403)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toContain('ask the owner of your firm')
})

test('a session ends by signing out from a page of this origin only, and after a working day', async () => {
  const { state, beginCookie } = await startSignIn('/')
  const token = findCookie(await returnFromProvider(state, beginCookie), 'portal-staff')?.value
  const signOutFromOrigin = (origin: string) =>
    app.inject({
      method: 'DELETE',
      url: staffSessionPath,
      headers: { origin, cookie: `portal-staff=${token}` },
    })
  expect((await signOutFromOrigin('https://zuider.example')).statusCode).toBe(403)
  expect((await signOutFromOrigin(staffUrl)).statusCode).toBe(204)
  expect((await signOutFromOrigin(staffUrl)).statusCode).toBe(401)
  expect((await app.inject({ url: staffSignedOutPath })).body).toContain('anew=true')

  const secondSignIn = await startSignIn('/')
  const lateSession = findCookie(
    await returnFromProvider(secondSignIn.state, secondSignIn.beginCookie),
    'portal-staff',
  )?.value
  now = new Date(now.getTime() + 12 * 3_600_000)
  const response = await app.inject({
    method: 'DELETE',
    url: staffSessionPath,
    headers: { origin: staffUrl, cookie: `portal-staff=${lateSession}` },
  })
  expect(response.statusCode).toBe(401)
})
