import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withTemporaryFolder } from '../files/temporary-folder.ts'
import { StartError } from '../start-error.ts'

const debianProgramFolder = '/usr/lib/postgresql'

/** Searches POSTGRES_BIN, then the newest version that Debian installed, then PATH. */
export function findPostgresProgram(name: string): string {
  if (process.env.POSTGRES_BIN) return path.join(process.env.POSTGRES_BIN, name)
  const versions = existsSync(debianProgramFolder)
    ? readdirSync(debianProgramFolder).sort((a, b) => Number(b) - Number(a))
    : []
  const newest = versions.map((one) => path.join(debianProgramFolder, one, 'bin', name)).find(existsSync)
  return newest ?? name
}

/** Splits a database URL into a URL without password, and the password; empty without one. */
function splitPassword(url: string): { address: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password) || address.searchParams.get('password') || ''
  address.password = ''
  address.searchParams.delete('password')
  return { address: address.href, password }
}

/**
 * Runs a Postgres program. The password is passed in a private file, because every user of the machine can read the
 * arguments. Only a URL without password leaves the password to PGPASSWORD and PGPASSFILE of the environment.
 * @throws StartError if the program is missing or fails, with its error output
 */
export async function runPostgresClient(name: string, url: string, args: readonly string[]): Promise<void> {
  const { address, password } = splitPassword(url)
  if (!password) return runProgram(name, [`--dbname=${address}`, ...args], process.env)
  await withTemporaryFolder('portal-postgres-', async (folder) => {
    const PGPASSFILE = path.join(folder, 'password')
    await writeFile(PGPASSFILE, `*:*:*:*:${password.replace(/[\\:]/g, '\\$&')}\n`, { mode: 0o600 })
    // Postgres programs prefer PGPASSWORD to the file.
    const env = { ...process.env, PGPASSWORD: undefined, PGPASSFILE }
    await runProgram(name, [`--dbname=${address}`, ...args], env)
  })
}

function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(findPostgresProgram(name), args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (text: Buffer) => {
    errorOutput += text
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
      code === 0 ? resolve() : reject(new StartError(`${name} ended with ${code}: ${errorOutput.trim()}`)),
    )
  })
}
