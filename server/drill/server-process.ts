import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface ResourceUsage {
  memoryMegabytes: number
  /** Processor time since the start of the process. */
  processorMs: number
  /** 99th percentile of the event-loop delay since the previous call. */
  eventLoopDelayMs: number
}

export interface ServerProcess {
  /** URL without a trailing slash. */
  readonly url: string
  stop(): Promise<number | null>
  readUsage(): Promise<ResourceUsage>
  kill(): Promise<void>
}

const waitForExit = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts a server process on a Postgres database, from this checkout or from another checkout of the project. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  checkout = path.join(import.meta.dirname, '../..'),
): Promise<ServerProcess> {
  const child = fork(path.join(checkout, 'server/bench/crowd/process.ts'), {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: 'false', DRAIN_SECONDS: '2', ...settings },
  })
  const startMessage = await Promise.race([once(child, 'message'), waitForExit(child)])
  if (!Array.isArray(startMessage)) throw new Error('the server ended before it listened')
  const [{ url }] = startMessage as [{ url: string }]
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      return waitForExit(child)
    },
    async readUsage() {
      child.send('used')
      const [usage] = (await once(child, 'message')) as [ResourceUsage]
      return usage
    },
    async kill() {
      child.kill('SIGKILL')
      await waitForExit(child)
    },
  }
}
