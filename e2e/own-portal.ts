import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { dataDirOf, port as sharedPort } from './origins.ts'
import { releaseCall } from './release-call.ts'

const workspace = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** A running portal that tests release to. */
export interface RunningPortal {
  of(tenant: string): string
  /** Its new data folder. */
  dataDir: string
  /** Runs a program of this checkout against it; rejects with its output if it fails. */
  run(program: string, ...args: string[]): Promise<string>
  /** As `run`, with additional settings. */
  runWith(settings: Record<string, string>, program: string, ...args: string[]): Promise<string>
  /** Sends a release command or a build; rejects with the portal's message if it fails. */
  release<T>(command: string, body: FormData | object): Promise<T>
  /** Settings with which a team in another repository releases a remote: its own key, with a grant for that remote. */
  releaseSettings(team: string, remote: string): Promise<{ RELEASE_URL: string; RELEASE_KEY: string }>
}

/** A portal of a test's own, with its own data and registry. */
export interface OwnPortal extends RunningPortal {
  stop(): Promise<void>
}

/** The settings of a portal on a port, the one after it, and the ninth and nineteenth after it, for its staff. */
const environmentAt = (port: number, settings: Record<string, string>) => ({
  ...process.env,
  PORT: String(port),
  ASSETS_PORT: String(port + 1),
  ADMIN_PORT: String(port + 9),
  IDENTITY_PORT: String(port + 19),
  DATA_DIR: dataDirOf(port),
  LOG_LEVEL: 'error',
  DEMO: 'true',
  DEVELOPMENT: 'true',
  ...settings,
})

/** The portal that runs on a port, by default the one that all journeys share. */
export function portalAt(port = sharedPort, settings: Record<string, string> = {}): RunningPortal {
  const dataDir = dataDirOf(port)
  const env = environmentAt(port, settings)
  const adminOrigin = `http://localhost:${env.ADMIN_PORT}`
  const release: RunningPortal['release'] = (command, body) =>
    releaseCall({ origin: adminOrigin, dataDir }, command, body)
  const runWith: RunningPortal['runWith'] = async (own, program, ...args) => {
    const file = path.join(workspace, program)
    const { stdout } = await run(process.execPath, [file, ...args], { env: { ...env, ...own } })
    return stdout
  }
  return {
    dataDir,
    of: (tenant) => `http://${tenant}.localhost:${port}`,
    run: (program, ...args) => runWith({}, program, ...args),
    runWith,
    release,
    releaseSettings: async (team, remotes) => {
      const pem = await makeReleaseKey()
      await release('grant', { key: (await readReleaseKey(pem)).publicKey, team, remotes })
      return { RELEASE_URL: adminOrigin, RELEASE_KEY: pem }
    },
  }
}

/**
 * Starts a portal with its own data. Packages that are built are not built again.
 * @param settings besides those of all such portals
 */
export async function startPortal(port: number, settings: Record<string, string> = {}): Promise<OwnPortal> {
  rmSync(dataDirOf(port), { recursive: true, force: true })
  const server = spawn(process.execPath, [path.join(workspace, 'server/src/start/main.ts')], {
    env: environmentAt(port, settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  await ready(server)
  return {
    ...portalAt(port, settings),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    },
  }
}

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('Ctrl-C') && resolve())
    server.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)))
  })
