import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { apiOrigin, dataDir } from './origins.ts'

const run = promisify(execFile)
const cli = path.resolve(import.meta.dirname, '../server/src/adviser/cli.ts')

/** Does something at the firm's end, by the adviser's own command line; answers what it printed. */
export async function adviser<T = unknown>(command: string, options: Record<string, string>): Promise<T> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}=${value}`])
  const env = { ...process.env, ADVISER_URL: apiOrigin, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [cli, command, ...args], { env, maxBuffer: 50_000_000 })
  return JSON.parse(stdout).data
}

/** The same, without a process for each: for a test that needs dozens. */
export async function asAdviser(command: string, options: Record<string, string>): Promise<void> {
  const token = readFileSync(path.join(dataDir, 'adviser-token'), 'utf8').trim()
  const answer = await fetch(`${apiOrigin}/adviser/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(options),
  })
  if (!answer.ok) throw new Error(`${command}: ${answer.status} ${await answer.text()}`)
}
