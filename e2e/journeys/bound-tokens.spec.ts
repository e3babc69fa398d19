import type { Page, Request } from '@playwright/test'
import { refreshTokens } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import { apiOrigin, expect, getScreenTitle, signInByForm, test } from '../portal-test.ts'

/**
 * Reads the stored session as malicious code in the page would. Returns which secrets it can read and whether it can
 * use another remote's portal.
 */
const inspectStoredSession = (page: Page) =>
  page.evaluate(async () => {
    const asPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    interface StoredSession {
      iv: BufferSource
      text: BufferSource
      keys: Map<string, CryptoKeyPair>
    }
    const database = await asPromise(indexedDB.open('portal'))
    const store = database.transaction('session').objectStore('session')
    const [sealing, stored] = await Promise.all([
      asPromise<CryptoKey>(store.get('key')),
      asPromise<StoredSession>(store.get('sessions')),
    ])
    database.close()
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: stored.iv }, sealing, stored.text)
    const { sessions } = JSON.parse(new TextDecoder().decode(bytes))
    const describeAccessOutcome = (what: Promise<unknown>) =>
      what.then(
        () => 'read out',
        () => 'kept',
      )
    const [pair] = stored.keys.values()
    return {
      stored: JSON.stringify({ sessions, local: { ...localStorage }, cookies: document.cookie }),
      refreshToken: String(sessions[0].refresh_token),
      privateKey: pair
        ? await describeAccessOutcome(crypto.subtle.exportKey('jwk', pair.privateKey))
        : 'none',
      portal: await describeAccessOutcome(
        (async () => Reflect.get(globalThis, '__PORTAL_SHELL__').portalFor('mf-documents'))(),
      ),
    }
  })

/** Whether a request reads the customer's data; excludes sign-in requests. */
const isCustomerDataRequest = (sent: Request) =>
  /^\/api\/zuider\/customer\/(?!auth\/)/.test(new URL(sent.url()).pathname)

/** Tries to use other remotes' portals whenever a script is inserted, and after the script has run. */
const tryToAccessOtherPortals = () => {
  const got: string[] = []
  const tryAccess = () => {
    for (const remote of ['mf-auth', 'mf-overview', 'mf-documents'])
      try {
        Reflect.get(globalThis, '__PORTAL_SHELL__').portalFor(remote)
        got.push(remote)
      } catch {}
  }
  Object.assign(globalThis, { gotPortals: got })
  addEventListener('load', tryAccess, true)
  new MutationObserver(tryAccess).observe(document, { childList: true, subtree: true })
}

test('trust A14 E16: tokens taken from the browser are rejected elsewhere, scripts cannot read the keys, and the customer stays signed in', {
  tag: '@full',
}, async ({ page, request }) => {
  const asking = page.waitForRequest(isCustomerDataRequest)
  await page.addInitScript(tryToAccessOtherPortals)
  await signInByForm(page, 'anna')
  const stolen = await asking
  const { authorization = '', dpop = '' } = stolen.headers()
  expect(authorization).toMatch(/^DPoP /)
  const token = authorization.replace('DPoP ', '')
  const url = new URL(stolen.url()).pathname
  const tries: Record<string, string>[] = [
    { authorization },
    { authorization: `Bearer ${token}` },
    { authorization, dpop },
  ]
  for (const headers of tries) expect((await request.get(apiOrigin + url, { headers })).status()).toBe(401)

  const { stored, refreshToken, privateKey, portal } = await inspectStoredSession(page)
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}${createCallUrl(refreshTokens)}`)
  const sessionCookies = cookies.filter(({ name }) => name.startsWith('portal-session-'))
  expect(sessionCookies).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Strict', path: '/auth' }),
  ])
  for (const { value } of sessionCookies) expect(stored).not.toContain(value)
  expect([privateKey, portal]).toEqual(['kept', 'kept'])
  expect(await page.evaluate(() => Reflect.get(globalThis, 'gotPortals'))).toEqual([])
  const data = { tenant: 'zuider', token: refreshToken }
  expect((await request.post(apiOrigin + createCallUrl(refreshTokens), { data })).status()).toBe(401)
  await page.reload()
  await expect(getScreenTitle(page)).toBeVisible()
  await page.goto('/documenten')
  await expect(page.getByRole('heading', { name: 'Documenten', level: 1 })).toBeVisible()
})
