import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { adminOrigin, sharedDataDir } from './origins.ts'
import { fetchCachedStaffToken } from './staff-sign-in.ts'

const executeFile = promisify(execFile)
const staffCommandsCliPath = path.resolve(import.meta.dirname, '../server/src/staff-commands/cli.ts')

/** E-mail address of each tenant's owner, a member with all rights. */
const ownerEmailByTenant: Readonly<Record<string, string>> = {
  zuider: 'ruben@zuideradvies.example',
  noorder: 'jelle@noorderhypotheken.example',
}
const getOwnerToken = (tenant = 'zuider') =>
  fetchCachedStaffToken(adminOrigin, sharedDataDir, ownerEmailByTenant[tenant] ?? '')

/** Sends a staff command to a server, as the command line program does; returns the response. */
export async function sendStaffCommand<T = unknown>(
  admin: string,
  token: string,
  command: string,
  options: object,
): Promise<T> {
  const response = await fetch(`${admin}/adviser/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  if (!response.ok) throw new Error(`${command}: ${response.status} ${await response.text()}`)
  return (await response.json()).data
}

/** Sends a staff command for `tenant`, by default Zuider; returns the response. */
export const runStaffCommand = async <T = unknown>(
  command: string,
  options: Record<string, string>,
): Promise<T> => sendStaffCommand<T>(adminOrigin, await getOwnerToken(options.tenant), command, options)

/** Runs a staff command with the command line program, which is much slower than a request. */
export async function runStaffCommandProgram<T = unknown>(
  command: string,
  options: Record<string, string>,
): Promise<T> {
  const folder = path.join(sharedDataDir, 'portal')
  mkdirSync(folder, { recursive: true })
  const session = { token: await getOwnerToken(options.tenant), name: 'Test', operator: false }
  writeFileSync(path.join(folder, `${adminOrigin.replace(/[^\w.-]+/g, '-')}.json`), JSON.stringify(session))
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}=${value}`])
  const env = { ...process.env, ADVISER_URL: adminOrigin, XDG_STATE_HOME: sharedDataDir }
  const { stdout } = await executeFile(process.execPath, [staffCommandsCliPath, command, ...args], {
    env,
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout).data
}
