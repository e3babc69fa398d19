import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { type Behind, believing, makeCertificate, startFront } from './tls-front.ts'

const workspace = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)
const domain = 'portal.test'

/** A portal for real firms, without any: Postgres behind it, TLS before it. */
export interface Installation {
  /** Address of a firm's portal. */
  of(tenant: string): string
  /** Address at which browsers of staff are let in. */
  staff: string
  /** The same as programs on the machine reach it, past the front. */
  admin: string
  dataDir: string
  /** Address of its Postgres. */
  database: string
  /** How a browser finds and believes it. */
  browserArgs: string[]
  /** Runs a program of this checkout with settings; rejects with what it said when it fails. */
  run(settings: Record<string, string>, program: string, ...args: string[]): Promise<string>
  /** The texts of the mails that were sent so far. */
  mails(): string[]
  /** All that its server wrote into the log so far. */
  logs(): string
  stop(): Promise<void>
}

/** What quoted-printable holds. */
const unquoted = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Starts one, with what this checkout has released, on a port and the one after it, the ninth and nineteenth for its staff, and the next
 * one for the front.
 * @param settings besides those of all such installations
 */
export async function startInstallation(
  port: number,
  settings: Record<string, string> = {},
): Promise<Installation> {
  const dataDir = path.resolve(import.meta.dirname, `test-report/data-${port}`)
  rmSync(dataDir, { recursive: true, force: true })
  const [front, adminPort] = [port + 2, port + 9]
  const addressOf = (name: string) => `https://${name}.${domain}:${front}`
  const staff = addressOf('staff')
  const behind: Behind = (host) =>
    host.startsWith('staff.') ? adminPort : host.startsWith('assets.') ? port + 1 : port
  const certificate = makeCertificate(domain)
  const releaseKey = await makeReleaseKey()
  const server = await startFront(front, behind, certificate)
  const env = {
    ...process.env,
    PORT: String(port),
    ASSETS_PORT: String(port + 1),
    ADMIN_PORT: String(adminPort),
    IDENTITY_PORT: String(port + 19),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORTAL_URL: addressOf('{tenant}'),
    STAFF_URL: staff,
    STAFF_OPERATORS: 'operator@portaal.example',
    RELEASE_OPERATORS: (await readReleaseKey(releaseKey)).publicKey,
    ...settings,
  }
  const installation = spawn(process.execPath, [path.join(workspace, 'server/drill/installation.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => installation.kill('SIGTERM'))
  let logged = ''
  installation.stdout.on('data', (text: Buffer) => {
    logged += text
  })
  await new Promise<void>((resolve, reject) => {
    installation.stdout.on('data', (text: Buffer) => text.includes('The portal answers') && resolve())
    installation.once('exit', (code) => reject(new Error(`the installation ended with ${code}`)))
  })
  const runProgram: Installation['run'] = async (settings, program, ...args) => {
    const file = path.join(workspace, program)
    return (await run(process.execPath, [file, ...args], { env: { ...env, ...settings } })).stdout
  }
  const mailFolder = path.join(dataDir, 'mails')
  return {
    of: addressOf,
    staff,
    admin: `http://localhost:${adminPort}`,
    dataDir,
    database: readFileSync(path.join(dataDir, 'database-url'), 'utf8'),
    browserArgs: [`--host-resolver-rules=MAP *.${domain} 127.0.0.1`, believing(certificate.cert)],
    run: runProgram,
    mails: () =>
      readdirSync(mailFolder).map((name) => unquoted(readFileSync(path.join(mailFolder, name), 'utf8'))),
    logs: () => logged,
    stop: async () => {
      const ended = once(installation, 'exit')
      installation.kill('SIGTERM')
      await ended
      server.close()
    },
  }
}
