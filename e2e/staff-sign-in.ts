import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Creates an HTTP client that stores cookies and follows redirects, sufficient for pages with forms. */
function createCookieHttpClient() {
  const cookies = new Map<string, string>()
  return async function visit(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; text: string }> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next) return visit(new URL(next, address).href)
    return { url: address, text: await response.text() }
  }
}

const getHiddenField = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** Approves a device code at the demo's identity provider, as a person does in a browser. */
export async function approveDeviceCode(verification: string, email: string): Promise<void> {
  const visit = createCookieHttpClient()
  const code = await visit(verification)
  const form = {
    xsrf: getHiddenField(code.text, 'xsrf'),
    user_code: getHiddenField(code.text, 'user_code'),
    confirm: 'yes',
  }
  const { origin, pathname } = new URL(verification)
  const choice = await visit(`${origin}${pathname}`, form)
  const done = await visit(choice.url, { account: email })
  if (!done.text.includes('You are signed in')) throw new Error(`${email} is not signed in: ${done.text}`)
}

/** Signs in a demo staff member; returns the access token for commands. */
export async function fetchStaffToken(adminOrigin: string, email: string): Promise<string> {
  const postJson = async (place: string, body: object) => {
    const response = await fetch(`${adminOrigin}/staff/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${place}: ${response.status} ${await response.text()}`)
    return (await response.json()).data
  }
  const deviceSignIn = await postJson('device', {})
  await approveDeviceCode(deviceSignIn.verification_uri_complete, email)
  return (await postJson('session', { device_code: deviceSignIn.device_code })).token
}

/** Returns a staff access token that all workers of a run share. See `fetchStaffToken`. */
export async function fetchCachedStaffToken(
  adminOrigin: string,
  dataDir: string,
  email: string,
): Promise<string> {
  const file = path.join(dataDir, 'staff', email)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const token = await fetchStaffToken(adminOrigin, email)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, token)
  return token
}
