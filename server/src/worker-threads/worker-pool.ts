import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createBusyError } from '../http/http-error.ts'
import type * as program from './worker-functions.ts'

// biome-ignore lint/suspicious/noExplicitAny: each function declares its own input type
type WorkerFunctions = Record<string, (input: any) => unknown>

export interface WorkerPool<Program extends WorkerFunctions = typeof program> {
  /** Runs a function in a thread; `stop` aborts it. Throws HttpError 429 if the queue is full or the job times out. */
  run<Name extends keyof Program & string>(
    name: Name,
    input: Parameters<Program[Name]>[0],
    stop?: AbortSignal,
  ): Promise<Awaited<ReturnType<Program[Name]>>>
  /** Ends the threads. Running and waiting jobs are aborted. */
  end(): Promise<void>
}

export interface WorkerPoolLimits {
  /** File with the functions that threads run. */
  filename?: string
  maxThreads?: number
  waiting?: number
  /** Maximum time of a job, including the time in the queue. */
  timeoutMs?: number
}

/** Time after which idle threads end. One thread always stays, since starting one takes time. */
const idleTimeoutMs = 60_000
const maxHeapMegabytes = 256

const createOverloadedError = () => createBusyError('Too much is being worked out. Try again in a moment.')

/** Creates a pool of threads, which start on first use. */
export function createWorkerPool<Program extends WorkerFunctions = typeof program>({
  filename = new URL('./worker-functions.ts', import.meta.url).href,
  maxThreads = Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting = 64,
  timeoutMs = 10_000,
}: WorkerPoolLimits = {}): WorkerPool<Program> {
  let pool: Piscina | undefined
  const startThreadPool = () =>
    new Piscina({
      filename,
      minThreads: 1,
      maxThreads,
      maxQueue: waiting,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
      execArgv: [],
    })
  return {
    async run(name, given, stop) {
      pool ??= startThreadPool()
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
