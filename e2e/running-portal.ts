import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { createReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import { getDataDir, portalPort as sharedPort } from './origins.ts'
import { sendReleaseCommand } from './send-release-command.ts'

const workspaceRoot = path.resolve(import.meta.dirname, '..')
const executeFile = promisify(execFile)

/** A running portal to which tests publish and release versions of remotes. */
export interface RunningPortal {
  getPortalUrl(tenant: string): string
  /** Data folder, created for this portal. */
  dataDir: string
  /** Runs a program of this checkout against the portal; rejects with the program's output if it fails. */
  run(program: string, ...args: string[]): Promise<string>
  /** Runs a program like `run`, with additional settings. */
  runWithSettings(settings: Record<string, string>, program: string, ...args: string[]): Promise<string>
  /** Sends a release command or a build; rejects with the portal's message if it fails. */
  release<T>(command: string, body: FormData | object): Promise<T>
  /**
   * Creates the settings with which a team in another repository releases a remote: a key with a grant for that remote.
   */
  createReleaseSettings(team: string, remote: string): Promise<{ RELEASE_URL: string; RELEASE_KEY: string }>
}

/** A portal that a test starts for itself, with its own data and registry. */
export interface IsolatedPortal extends RunningPortal {
  stop(): Promise<void>
}

/** Creates the environment variables of a portal on a port; the portal also uses the ports 1, 9 and 19 above it. */
const createPortalEnvironment = (port: number, settings: Record<string, string>) => ({
  ...process.env,
  PORT: String(port),
  ASSETS_PORT: String(port + 1),
  ADMIN_PORT: String(port + 9),
  IDENTITY_PORT: String(port + 19),
  DATA_DIR: getDataDir(port),
  LOG_LEVEL: 'error',
  DEMO: 'true',
  DEVELOPMENT: 'true',
  ...settings,
})

/** Returns the portal on a port, by default the portal that all journeys share. */
export function getPortalAt(port = sharedPort, settings: Record<string, string> = {}): RunningPortal {
  const dataDir = getDataDir(port)
  const env = createPortalEnvironment(port, settings)
  const adminOrigin = `http://localhost:${env.ADMIN_PORT}`
  const release: RunningPortal['release'] = (command, body) =>
    sendReleaseCommand({ origin: adminOrigin, dataDir }, command, body)
  const runWith: RunningPortal['runWithSettings'] = async (extraSettings, program, ...args) => {
    const file = path.join(workspaceRoot, program)
    const { stdout } = await executeFile(process.execPath, [file, ...args], {
      env: { ...env, ...extraSettings },
    })
    return stdout
  }
  return {
    dataDir,
    getPortalUrl: (tenant) => `http://${tenant}.localhost:${port}`,
    run: (program, ...args) => runWith({}, program, ...args),
    runWithSettings: runWith,
    release,
    createReleaseSettings: async (team, remotes) => {
      const pem = await createReleaseKey()
      await release('grant', { key: (await readReleaseKey(pem)).publicKey, team, remotes })
      return { RELEASE_URL: adminOrigin, RELEASE_KEY: pem }
    },
  }
}

/**
 * Starts a portal with its own data. Does not rebuild packages that are already built.
 * @param settings additional settings
 */
export async function startPortal(
  port: number,
  settings: Record<string, string> = {},
): Promise<IsolatedPortal> {
  rmSync(getDataDir(port), { recursive: true, force: true })
  const server = spawn(process.execPath, [path.join(workspaceRoot, 'server/src/start/main.ts')], {
    env: createPortalEnvironment(port, settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  await waitUntilReady(server)
  return {
    ...getPortalAt(port, settings),
    stop: async () => {
      const exited = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await exited
    },
  }
}

const waitUntilReady = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('Ctrl-C') && resolve())
    server.once('exit', (code) => reject(new Error(`the portal ended with ${code}`)))
  })
