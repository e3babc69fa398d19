import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { busy } from '../http/http-error.ts'
import type * as program from './program.ts'

/** What threads can be asked: functions by their names. */
// biome-ignore lint/suspicious/noExplicitAny: what each is given is told by the program
type AnyProgram = Record<string, (given: any) => unknown>

/** Threads that work while the server's own goes on answering. */
export interface Threads<Program extends AnyProgram = typeof program> {
  /**
   * Has something of the program worked out; `stop` ends it, and its thread.
   * @throws HttpError 429 when too much waits already, or when it takes too long
   */
  run<Name extends keyof Program & string>(
    name: Name,
    given: Parameters<Program[Name]>[0],
    stop?: AbortSignal,
  ): Promise<Awaited<ReturnType<Program[Name]>>>
  /** Ends them, and what they are at. */
  end(): Promise<void>
}

/** How much threads may take. */
export interface ThreadLimits {
  /** File of what they run. */
  filename?: string
  threads?: number
  /** Jobs that wait for a thread at most. */
  waiting?: number
  /** Longest time of a job, waiting included, in milliseconds. */
  timeoutMs?: number
}

/** How long a thread without work is kept, in milliseconds; one stays, for it takes some time to begin. */
const idleMs = 60_000
/** Most megabytes of heap that a thread may take. */
const heap = 256

const full = () => busy('Too much is being worked out. Try again in a moment.')

/** Makes the threads' pool; a thread begins when something is first to be worked out. */
export function createThreads<Program extends AnyProgram = typeof program>({
  filename = new URL('./program.ts', import.meta.url).href,
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 64,
  timeoutMs = 10_000,
}: ThreadLimits = {}): Threads<Program> {
  let pool: Piscina | undefined
  const begin = () =>
    new Piscina({
      filename,
      minThreads: 1,
      maxThreads: threads,
      maxQueue: waiting,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heap },
      execArgv: [],
    })
  return {
    async run(name, given, stop) {
      pool ??= begin()
      if (pool.queueSize >= waiting) throw full()
      const late = AbortSignal.timeout(timeoutMs)
      try {
        return await pool.run(given, { name, signal: stop ? AbortSignal.any([late, stop]) : late })
      } catch (error) {
        throw late.aborted ? full() : error
      }
    },
    async end() {
      await pool?.destroy()
    },
  }
}
