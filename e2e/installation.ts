import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { type Behind, makeCertificate, startFront, trustFlag } from './tls-front.ts'

const workspace = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)
const domain = 'portal.test'

/** A production-like portal without tenants, with Postgres and a TLS proxy. */
export interface Installation {
  /** URL of a tenant's portal. */
  of(tenant: string): string
  /** URL for browsers of staff. */
  staff: string
  /** Staff URL for programs on the machine, without the proxy. */
  admin: string
  dataDir: string
  /** URL of its Postgres database. */
  database: string
  /** Browser flags to resolve and trust it. */
  browserArgs: string[]
  /** Runs a program of this checkout with settings; rejects with its output if it fails. */
  run(settings: Record<string, string>, program: string, ...args: string[]): Promise<string>
  /** Texts of the mails sent so far. */
  mails(): string[]
  /** The server's log so far. */
  logs(): string
  stop(): Promise<void>
}

/** Decodes quoted-printable text. */
const unquoted = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Starts an installation with the releases of this checkout, on a port and the next one, the ninth and nineteenth for
 * staff, and another for the proxy.
 * @param settings additional settings
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
    browserArgs: [`--host-resolver-rules=MAP *.${domain} 127.0.0.1`, trustFlag(certificate.cert)],
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
