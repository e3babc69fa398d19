import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

/** A portal as its staff reach it, and the folder in which this command line keeps who is signed in. */
export interface Portal {
  address: string
  dataDir: string
}

const Begun = v.object({
  device_code: v.string(),
  user_code: v.string(),
  verification_uri: v.string(),
  verification_uri_complete: v.optional(v.string()),
  /** Seconds. */
  expires_in: v.number(),
  interval: v.optional(v.number(), 5),
})
const Signed = v.object({ token: v.string(), name: v.string() })

const fileOf = ({ dataDir }: Portal) => join(dataDir, 'staff-session')

/** The token of who is signed in here; empty for nobody. */
export const keptToken = async (portal: Portal): Promise<string> =>
  (await readFile(fileOf(portal), 'utf8').catch(() => '')).trim()

/**
 * Sends something to where staff are let in.
 * @throws StartError where nobody answers
 */
export const ask = (
  { address }: Portal,
  path: string,
  token: string,
  body: object = {},
  method = 'POST',
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new StartError(`There is no server at ${address}: start it, or name another with ADVISER_URL.`)
  })

async function dataOf(response: Response): Promise<unknown> {
  const { data, message } = (await response.json()) as { data?: unknown; message?: string }
  if (!response.ok) throw new StartError(message ?? `The server answered ${response.status}.`)
  return data
}

/** Signs somebody in: says what to open, waits until that is done, and keeps the token in the data folder. */
export async function login(portal: Portal): Promise<void> {
  const begun = v.parse(Begun, await dataOf(await ask(portal, '/staff/device', '')))
  process.stdout.write(
    `Open ${begun.verification_uri_complete ?? begun.verification_uri}\nand see that it shows ${begun.user_code}\n`,
  )
  const until = Date.now() + begun.expires_in * 1000
  while (Date.now() < until) {
    const data = await dataOf(await ask(portal, '/staff/session', '', { device_code: begun.device_code }))
    if (data !== null) {
      const { token, name } = v.parse(Signed, data)
      await mkdir(dirname(fileOf(portal)), { recursive: true })
      await writeFile(fileOf(portal), token, { mode: 0o600 })
      process.stdout.write(`You are signed in as ${name}.\n`)
      return
    }
    await wait(begun.interval * 1000)
  }
  throw new StartError('Nobody signed in: begin anew.')
}

/** Ends the sign-in of this command line. */
export async function logout(portal: Portal): Promise<void> {
  await ask(portal, '/staff/session', await keptToken(portal), {}, 'DELETE')
  await rm(fileOf(portal), { force: true })
}
