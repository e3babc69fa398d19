import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { adminOrigin, dataDir } from './origins.ts'

const run = promisify(execFile)
const cli = path.resolve(import.meta.dirname, '../server/src/adviser/cli.ts')

/** Does something at the tenant's end; answers what the server said. The same call as the adviser's command line sends. */
export async function adviser<T = unknown>(command: string, options: Record<string, string>): Promise<T> {
  const token = readFileSync(path.join(dataDir, 'adviser-token'), 'utf8').trim()
  const answer = await fetch(`${adminOrigin}/adviser/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).data
}

/** The same by the command line itself, in a process of its own: much slower, so one journey is enough. */
export async function adviserCommand<T = unknown>(
  command: string,
  options: Record<string, string>,
): Promise<T> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}=${value}`])
  const env = { ...process.env, ADVISER_URL: adminOrigin, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [cli, command, ...args], { env, maxBuffer: 50_000_000 })
  return JSON.parse(stdout).data
}
