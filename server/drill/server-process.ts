import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** Resource usage of a process. */
export interface Used {
  /** Current memory in megabytes. */
  memory: number
  /** Processor time since the start, in milliseconds. */
  processor: number
  /** 99th percentile of the event loop delay since the last call, in milliseconds. */
  late: number
}

/** A server process of a drill. */
export interface ServerProcess {
  /** Its URL, without a trailing slash. */
  readonly url: string
  /** Stops it gracefully and returns its exit code. */
  stop(): Promise<number | null>
  /** Resource usage so far. */
  used(): Promise<Used>
  /** Kills it, as a power cut does. */
  kill(): Promise<void>
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts a server of a checkout, by default this one, with a Postgres database. */
export async function startServer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  checkout = path.join(import.meta.dirname, '../..'),
): Promise<ServerProcess> {
  const child = fork(path.join(checkout, 'server/bench/crowd/process.ts'), {
    cwd: checkout,
    env: { ...process.env, DATABASE_URL: databaseUrl, DEMO: 'false', DRAIN_SECONDS: '2', ...settings },
  })
  const started = await Promise.race([once(child, 'message'), ended(child)])
  if (!Array.isArray(started)) throw new Error('the server ended before it listened')
  const [{ url }] = started as [{ url: string }]
  return {
    url,
    stop() {
      child.kill('SIGTERM')
      return ended(child)
    },
    async used() {
      child.send('used')
      const [used] = (await once(child, 'message')) as [Used]
      return used
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
