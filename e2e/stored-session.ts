import type { Page } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import * as v from 'valibot'
import { apiOrigin, demoPassword } from './origins.ts'

/** Creates a session as the shell stores it (SESSION-07), bound to a key pair. */
async function createStoredSession(page: Page, username: string, tenant: string, keys: KeyPair) {
  const createProofHeaders = async (path: string, method: string, token?: string) => ({
    dpop: await generateProof(keys, apiOrigin + path, method, undefined, token),
  })
  const signedIn = await page.request.post(apiOrigin + createCallUrl(login), {
    data: { username, password: demoPassword, tenant },
    headers: await createProofHeaders(createCallUrl(login), 'POST'),
  })
  const { expires_in, ...tokens } = v.parse(login.response, await signedIn.json())
  const domain = new URL(page.url()).hostname
  const cookies = await page.context().cookies(`${apiOrigin}/auth`)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain })))
  const path = `/api/${tenant}${createCallUrl(getCustomer)}`
  const known = await page.request.get(apiOrigin + path, {
    headers: {
      authorization: `${tokens.token_type} ${tokens.access_token}`,
      ...(await createProofHeaders(path.replace(/\?.*/, ''), 'GET', tokens.access_token)),
    },
  })
  const { id, full_name, avatar_thumb } = v.parse(getCustomer.response, await known.json()).data
  return {
    accountId: `${tenant}:${id}`,
    ...tokens,
    expiresAt: Date.now() + expires_in * 1000,
    tenant,
    tenant_code: tenant.toUpperCase(),
    username,
    name: full_name ?? '',
    ...(avatar_thumb ? { avatar: avatar_thumb } : {}),
    language: 'nl',
    notification: '',
    push_id: '',
    version: 2,
  }
}

/**
 * Signs in a customer at the server and stores the session on the page's device, encrypted as by the shell, for a
 * journey that is not about sign-in. The page is then at the tenant's origin, without content.
 * @param path start of the journey; a full URL for another tenant than the test's
 */
export async function storeCustomerSession(page: Page, username: string, path: string): Promise<void> {
  await page.goto(URL.canParse(path) ? new URL('/healthz', path).href : '/healthz')
  const [tenant = ''] = new URL(page.url()).hostname.split('.')
  const pair = await generateKeyPair('ES256', { extractable: true })
  const session = await createStoredSession(page, username, tenant, pair)
  const jwks = {
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    publicKey: await crypto.subtle.exportKey('jwk', pair.publicKey),
  }
  await page.evaluate(
    async ({ stored, jwks, accountId }) => {
      const asPromise = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const opening = indexedDB.open('portal', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('session')
      const database = await asPromise(opening)
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
        'encrypt',
        'decrypt',
      ])
      const curve = { name: 'ECDSA', namedCurve: 'P-256' }
      const keys = new Map([
        [
          accountId,
          {
            privateKey: await crypto.subtle.importKey('jwk', jwks.privateKey, curve, false, ['sign']),
            publicKey: await crypto.subtle.importKey('jwk', jwks.publicKey, curve, true, ['verify']),
          },
        ],
      ])
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = new TextEncoder().encode(JSON.stringify(stored))
      const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
      const transaction = database.transaction('session', 'readwrite')
      const store = transaction.objectStore('session')
      store.put(key, 'key')
      store.put({ iv, text, keys }, 'sessions')
      /** Waits for the transaction, because leaving the page before it completes would discard it. */
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve
        transaction.onabort = () => reject(transaction.error)
      })
      database.close()
      // biome-ignore lint/suspicious/noDocumentCookie: the page sets this cookie in the same way
      document.cookie = 'signed-in=1; path=/; max-age=3600; samesite=lax'
    },
    {
      stored: { sessions: [session], activeId: session.accountId },
      jwks,
      accountId: session.accountId,
    },
  )
}
