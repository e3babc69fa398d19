import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { createReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import {
  createCertificateTrustFlag,
  type GetBackendPort,
  makeCertificate,
  startTlsProxy,
} from './tls-proxy.ts'

const workspaceRoot = path.resolve(import.meta.dirname, '..')
const executeFile = promisify(execFile)
const portalDomain = 'portal.test'

/** A production-like portal without tenants, with Postgres and a TLS proxy. */
export interface ProductionInstallation {
  getPortalUrl(tenant: string): string
  /** Staff URL for browsers. */
  staffUrl: string
  /** Staff URL for programs on the same machine, without the proxy. */
  adminUrl: string
  dataDir: string
  /** URL of the Postgres database. */
  database: string
  /** Browser flags to resolve the installation's domain and trust its certificate. */
  browserArgs: string[]
  /** Runs a program of this checkout with additional settings; rejects with the program's output if it fails. */
  run(settings: Record<string, string>, program: string, ...args: string[]): Promise<string>
  listMails(): string[]
  readLogs(): string
  stop(): Promise<void>
}

const decodeQuotedPrintable = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Starts an installation with the releases of this checkout. It uses the given port, the ports 1, 9 and 19 above it,
 * and another port for the proxy.
 * @param settings additional settings
 */
export async function startProductionInstallation(
  port: number,
  settings: Record<string, string> = {},
): Promise<ProductionInstallation> {
  const dataDir = path.resolve(import.meta.dirname, `test-report/data-${port}`)
  rmSync(dataDir, { recursive: true, force: true })
  const [front, adminPort] = [port + 2, port + 9]
  const getInstallationUrl = (name: string) => `https://${name}.${portalDomain}:${front}`
  const staff = getInstallationUrl('staff')
  const getBackendPort: GetBackendPort = (host) =>
    host.startsWith('staff.') ? adminPort : host.startsWith('assets.') ? port + 1 : port
  const certificate = makeCertificate(portalDomain)
  const releaseKey = await createReleaseKey()
  const server = await startTlsProxy(front, getBackendPort, certificate)
  const env = {
    ...process.env,
    PORT: String(port),
    ASSETS_PORT: String(port + 1),
    ADMIN_PORT: String(adminPort),
    IDENTITY_PORT: String(port + 19),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORTAL_URL: getInstallationUrl('{tenant}'),
    STAFF_URL: staff,
    STAFF_OPERATORS: 'operator@portaal.example',
    RELEASE_OPERATORS: (await readReleaseKey(releaseKey)).publicKey,
    ...settings,
  }
  const installation = spawn(process.execPath, [path.join(workspaceRoot, 'server/drill/installation.ts')], {
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
  const runProgram: ProductionInstallation['run'] = async (settings, program, ...args) => {
    const file = path.join(workspaceRoot, program)
    return (await executeFile(process.execPath, [file, ...args], { env: { ...env, ...settings } })).stdout
  }
  const mailFolder = path.join(dataDir, 'mails')
  return {
    getPortalUrl: getInstallationUrl,
    staffUrl: staff,
    adminUrl: `http://localhost:${adminPort}`,
    dataDir,
    database: readFileSync(path.join(dataDir, 'database-url'), 'utf8'),
    browserArgs: [
      `--host-resolver-rules=MAP *.${portalDomain} 127.0.0.1`,
      createCertificateTrustFlag(certificate.cert),
    ],
    run: runProgram,
    listMails: () =>
      readdirSync(mailFolder).map((name) =>
        decodeQuotedPrintable(readFileSync(path.join(mailFolder, name), 'utf8')),
      ),
    readLogs: () => logged,
    stop: async () => {
      const exited = once(installation, 'exit')
      installation.kill('SIGTERM')
      await exited
      server.close()
    },
  }
}
