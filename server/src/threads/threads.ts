import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { busyError } from '../http/http-error.ts'
import type * as program from './program.ts'

/** Functions that threads can run, by name. */
// biome-ignore lint/suspicious/noExplicitAny: each function declares its own input type
type AnyProgram = Record<string, (given: any) => unknown>

/** Worker threads. */
export interface Threads<Program extends AnyProgram = typeof program> {
  /**
   * Runs a function in a thread; `stop` aborts it with its thread.
   * @throws HttpError 429 if the queue is full or the job times out
   */
  run<Name extends keyof Program & string>(
    name: Name,
    given: Parameters<Program[Name]>[0],
    stop?: AbortSignal,
  ): Promise<Awaited<ReturnType<Program[Name]>>>
  /** Ends the threads and their jobs. */
  end(): Promise<void>
}

/** Limits of the threads. */
export interface ThreadLimits {
  /** Their program. */
  filename?: string
  threads?: number
  /** Maximum queue length. */
  waiting?: number
  /** Timeout of a job including waiting, in milliseconds. */
  timeoutMs?: number
}

/** How long an idle thread is kept, in milliseconds; one always stays, since starting takes time. */
const idleTimeoutMs = 60_000
/** Maximum heap size of a thread in megabytes. */
const maxHeapMegabytes = 256

const createOverloadedError = () => busyError('Too much is being worked out. Try again in a moment.')

/** Makes the thread pool; threads start on first use. */
export function createThreads<Program extends AnyProgram = typeof program>({
  filename = new URL('./program.ts', import.meta.url).href,
  threads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 64,
  timeoutMs = 10_000,
}: ThreadLimits = {}): Threads<Program> {
  let pool: Piscina | undefined
  const startThread = () =>
    new Piscina({
      filename,
      minThreads: 1,
      maxThreads: threads,
      maxQueue: waiting,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
      execArgv: [],
    })
  return {
    async run(name, given, stop) {
      pool ??= startThread()
      if (pool.queueSize >= waiting) throw createOverloadedError()
      const late = AbortSignal.timeout(timeoutMs)
      try {
        return await pool.run(given, { name, signal: stop ? AbortSignal.any([late, stop]) : late })
      } catch (error) {
        throw late.aborted ? createOverloadedError() : error
      }
    },
    async end() {
      await pool?.destroy()
    },
  }
}
