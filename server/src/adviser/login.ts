import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

/** A portal's staff endpoint. */
export interface Portal {
  address: string
}

const StartedLogin = v.object({
  device_code: v.string(),
  user_code: v.string(),
  verification_uri: v.string(),
  verification_uri_complete: v.optional(v.string()),
  /** Seconds. */
  expires_in: v.number(),
  interval: v.optional(v.number(), 5),
})
/** A staff session of the command line. */
const StaffSession = v.object({ token: v.string(), name: v.string(), operator: v.boolean() })
type StaffSession = v.InferOutput<typeof StaffSession>

/** Session file, one per OS user and portal. */
const fileOf = ({ address }: Portal) =>
  join(
    process.env.XDG_STATE_HOME || join(homedir(), '.local/state'),
    'portal',
    `${address.replace(/[^\w.-]+/g, '-')}.json`,
  )

/** The OS user's session at a portal; null without one. */
export async function readSession(portal: Portal): Promise<StaffSession | null> {
  const text = await readFile(fileOf(portal), 'utf8').catch(() => '')
  return text ? v.parse(StaffSession, JSON.parse(text)) : null
}

/** Who runs the commands, shown before each: `Olivier Peters, operator`. */
export const actorOf = ({ name, operator }: StaffSession): string => (operator ? `${name}, operator` : name)

/**
 * Sends a request to the admin host.
 * @throws StartError if it is unreachable
 */
export const sendCommand = (
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

/** Signs a staff member in: prints the URL to open, polls until it is done, and stores the session. */
export async function login(portal: Portal): Promise<void> {
  const begun = v.parse(StartedLogin, await dataOf(await sendCommand(portal, '/staff/device', '')))
  process.stdout.write(
    `Open ${begun.verification_uri_complete ?? begun.verification_uri}\nand see that it shows ${begun.user_code}\n`,
  )
  const until = Date.now() + begun.expires_in * 1000
  while (Date.now() < until) {
    const data = await dataOf(
      await sendCommand(portal, '/staff/session', '', { device_code: begun.device_code }),
    )
    if (data !== null) {
      const session = v.parse(StaffSession, data)
      await mkdir(dirname(fileOf(portal)), { recursive: true, mode: 0o700 })
      await writeFile(fileOf(portal), JSON.stringify(session), { mode: 0o600 })
      process.stdout.write(`You are signed in as ${actorOf(session)}.\n`)
      return
    }
    await wait(begun.interval * 1000)
  }
  throw new StartError('Nobody signed in: begin anew.')
}

/** Ends the session of this command line. */
export async function logout(portal: Portal): Promise<void> {
  const session = await readSession(portal)
  if (session) await sendCommand(portal, '/staff/session', session.token, {}, 'DELETE')
  await rm(fileOf(portal), { force: true })
}
