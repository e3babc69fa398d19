import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'

const debian = '/usr/lib/postgresql'

/** Path of one of Postgres' programs: in POSTGRES_BIN, else in the newest that Debian has installed, else as it is found. */
export function postgresProgram(name: string): string {
  if (process.env.POSTGRES_BIN) return path.join(process.env.POSTGRES_BIN, name)
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const newest = versions.map((one) => path.join(debian, one, 'bin', name)).find(existsSync)
  return newest ?? name
}

/**
 * Runs a program of Postgres to its end.
 * @throws StartError when it is not there, or with what it complained of
 */
export function runPostgres(name: string, args: readonly string[]): Promise<void> {
  const child = spawn(postgresProgram(name), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new StartError(
          `${name} is needed: install Postgres' programs, or name their folder in POSTGRES_BIN.`,
        ),
      ),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`${name} ended with ${code}: ${said.trim()}`)),
    )
  })
}
