import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A browser without a window, sufficient for form pages: stores cookies and follows redirects. */
function visitor() {
  const cookies = new Map<string, string>()
  return async function visit(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; text: string }> {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next) return visit(new URL(next, address).href)
    return { url: address, text: await answer.text() }
  }
}

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** Approves a device code at the demo's identity provider, as a person does in a browser. */
export async function approve(verification: string, email: string): Promise<void> {
  const visit = visitor()
  const code = await visit(verification)
  const form = { xsrf: hidden(code.text, 'xsrf'), user_code: hidden(code.text, 'user_code'), confirm: 'yes' }
  const { origin, pathname } = new URL(verification)
  const choice = await visit(`${origin}${pathname}`, form)
  const done = await visit(choice.url, { account: email })
  if (!done.text.includes('You are signed in')) throw new Error(`${email} is not signed in: ${done.text}`)
}

/** Signs in a demo staff member; returns the token for commands. */
export async function signInStaff(adminOrigin: string, email: string): Promise<string> {
  const post = async (place: string, body: object) => {
    const answer = await fetch(`${adminOrigin}/staff/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${place}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).data
  }
  const begun = await post('device', {})
  await approve(begun.verification_uri_complete, email)
  return (await post('session', { device_code: begun.device_code })).token
}

/** As `signInStaff`, once for all workers of a run. */
export async function cachedStaffToken(adminOrigin: string, dataDir: string, email: string): Promise<string> {
  const file = path.join(dataDir, 'staff', email)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const token = await signInStaff(adminOrigin, email)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, token)
  return token
}
