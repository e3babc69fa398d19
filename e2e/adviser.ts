import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { adminOrigin, dataDir } from './origins.ts'
import { cachedStaffToken } from './staff-sign-in.ts'

const run = promisify(execFile)
const cli = path.resolve(import.meta.dirname, '../server/src/adviser/cli.ts')

/** Owner of each tenant, with all rights there. */
const owners: Readonly<Record<string, string>> = {
  zuider: 'ruben@zuideradvies.example',
  noorder: 'jelle@noorderhypotheken.example',
}
const tokenAt = (tenant = 'zuider') => cachedStaffToken(adminOrigin, dataDir, owners[tenant] ?? '')

/** Sends a staff command to a server, as the command line does; returns the response. */
export async function giveCommand<T = unknown>(
  admin: string,
  token: string,
  command: string,
  options: object,
): Promise<T> {
  const answer = await fetch(`${admin}/adviser/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).data
}

/** Runs a staff command for `tenant`, by default Zuider; returns the response. */
export const adviser = async <T = unknown>(command: string, options: Record<string, string>): Promise<T> =>
  giveCommand<T>(adminOrigin, await tokenAt(options.tenant), command, options)

/** Runs a staff command with the command line program, which is much slower. */
export async function adviserCommand<T = unknown>(
  command: string,
  options: Record<string, string>,
): Promise<T> {
  const folder = path.join(dataDir, 'portal')
  mkdirSync(folder, { recursive: true })
  const session = { token: await tokenAt(options.tenant), name: 'Test', operator: false }
  writeFileSync(path.join(folder, `${adminOrigin.replace(/[^\w.-]+/g, '-')}.json`), JSON.stringify(session))
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}=${value}`])
  const env = { ...process.env, ADVISER_URL: adminOrigin, XDG_STATE_HOME: dataDir }
  const { stdout } = await run(process.execPath, [cli, command, ...args], { env, maxBuffer: 50_000_000 })
  return JSON.parse(stdout).data
}
