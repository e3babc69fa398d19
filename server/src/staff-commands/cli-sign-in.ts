import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

export interface StaffEndpoint {
  url: string
}

const DeviceAuthorization = v.object({
  device_code: v.string(),
  user_code: v.string(),
  verification_uri: v.string(),
  verification_uri_complete: v.optional(v.string()),
  expires_in: v.number(),
  interval: v.optional(v.number(), 5),
})
const StaffSession = v.object({ token: v.string(), name: v.string(), operator: v.boolean() })
type StaffSession = v.InferOutput<typeof StaffSession>

/** Each OS user has one session file per portal. */
const getStaffSessionPath = ({ url }: StaffEndpoint) =>
  join(
    process.env.XDG_STATE_HOME || join(homedir(), '.local/state'),
    'portal',
    `${url.replace(/[^\w.-]+/g, '-')}.json`,
  )

export async function readStaffSession(portal: StaffEndpoint): Promise<StaffSession | null> {
  const text = await readFile(getStaffSessionPath(portal), 'utf8').catch(() => '')
  return text ? v.parse(StaffSession, JSON.parse(text)) : null
}

/** Formats the person who runs a command: 'Olivier Peters, operator'. */
export const formatActor = ({ name, operator }: StaffSession): string =>
  operator ? `${name}, operator` : name

/** @throws StartError if the admin server is unreachable */
export const sendCommand = (
  { url }: StaffEndpoint,
  path: string,
  token: string,
  body: object = {},
  method = 'POST',
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new StartError(`There is no server at ${url}: start it, or name another with ADVISER_URL.`)
  })

async function readResponseData(response: Response): Promise<unknown> {
  const { data, message } = (await response.json()) as { data?: unknown; message?: string }
  if (!response.ok) throw new StartError(message ?? `The server answered ${response.status}.`)
  return data
}

/** Prints the sign-in URL, polls until the sign-in is complete, and stores the session. */
export async function signInStaff(portal: StaffEndpoint): Promise<void> {
  const login = v.parse(
    DeviceAuthorization,
    await readResponseData(await sendCommand(portal, '/staff/device', '')),
  )
  process.stdout.write(
    `Open ${login.verification_uri_complete ?? login.verification_uri}\nand see that it shows ${login.user_code}\n`,
  )
  const until = Date.now() + login.expires_in * 1000
  while (Date.now() < until) {
    const data = await readResponseData(
      await sendCommand(portal, '/staff/session', '', { device_code: login.device_code }),
    )
    if (data !== null) {
      const session = v.parse(StaffSession, data)
      await mkdir(dirname(getStaffSessionPath(portal)), { recursive: true, mode: 0o700 })
      await writeFile(getStaffSessionPath(portal), JSON.stringify(session), { mode: 0o600 })
      process.stdout.write(`You are signed in as ${formatActor(session)}.\n`)
      return
    }
    await wait(login.interval * 1000)
  }
  throw new StartError('The sign-in was not completed: start again.')
}

export async function signOutStaff(portal: StaffEndpoint): Promise<void> {
  const session = await readStaffSession(portal)
  if (session) await sendCommand(portal, '/staff/session', session.token, {}, 'DELETE')
  await rm(getStaffSessionPath(portal), { force: true })
}
