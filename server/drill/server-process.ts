import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What a process has used. */
export interface Used {
  /** Memory that it has now, in megabytes. */
  memory: number
  /** Time of processors since it began, in milliseconds. */
  processor: number
  /** Longest times that its event loop was late since it was last asked, in milliseconds: 99 in 100 are shorter. */
  late: number
}

/** A server process of a drill. */
export interface ServerProcess {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Has it stop as an operator does, and waits until it is gone; answers with which code. */
  stop(): Promise<number | null>
  /** What it has used so far. */
  used(): Promise<Used>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

/** Starts a server of a checkout, by default of this one, on a Postgres. */
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
