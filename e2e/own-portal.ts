import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { releaseCall } from './release-call.ts'

const workspace = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** A portal started by a test, with its own data and registry. */
export interface OwnPortal {
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
  stop(): Promise<void>
}

/**
 * Starts a portal on a port, the next one, and the ninth and nineteenth after it, for staff. Reuses existing builds.
 * @param settings additional settings
 */
export async function startPortal(port: number, settings: Record<string, string> = {}): Promise<OwnPortal> {
  const dataDir = path.resolve(import.meta.dirname, `test-report/data-${port}`)
  rmSync(dataDir, { recursive: true, force: true })
  const adminOrigin = `http://localhost:${port + 9}`
  const env = {
    ...process.env,
    PORT: String(port),
    ASSETS_PORT: String(port + 1),
    ADMIN_PORT: String(port + 9),
    IDENTITY_PORT: String(port + 19),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO: 'true',
    DEVELOPMENT: 'true',
    ...settings,
  }
  const server = spawn(process.execPath, [path.join(workspace, 'server/src/start/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  await ready(server)
  const release: OwnPortal['release'] = (command, body) =>
    releaseCall({ origin: adminOrigin, dataDir }, command, body)
  const runWith: OwnPortal['runWith'] = async (own, program, ...args) => {
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
