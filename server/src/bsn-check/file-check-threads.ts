import { createWorkerPool } from '../worker-threads/worker-pool.ts'
import type * as program from './find-bsn-in-pdf.ts'

export interface FileCheckThreads {
  /** Whether the text of a PDF contains a citizen service number; null if reading takes too long. */
  hasBsn(bytes: Uint8Array): Promise<boolean | null>
  end(): Promise<void>
}

/** Limit for reading one file, since a small PDF may unpack to gigabytes. */
const maxExtraMemoryBytes = 256 * 1024 * 1024
const memoryCheckIntervalMs = 20

/** Runs a function. Aborts its signal if the memory use of the process grows too much. */
async function runWithMemoryLimit<A>(run: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const stop = new AbortController()
  const before = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > maxExtraMemoryBytes) stop.abort()
  }, memoryCheckIntervalMs)
  try {
    return await run(stop.signal)
  } finally {
    clearInterval(watch)
  }
}

/**
 * Creates the threads that check files. A file that takes more than three seconds or too much memory is given up: its
 * thread ends, and the next file gets a new one.
 */
export function createFileCheckThreads(): FileCheckThreads {
  const workerPool = createWorkerPool<typeof program>({
    filename: new URL('./find-bsn-in-pdf.ts', import.meta.url).href,
    maxThreads: 1,
    waiting: 16,
    timeoutMs: 3000,
  })
  return {
    hasBsn: (bytes) =>
      runWithMemoryLimit((signal) => workerPool.run('hasBsn', { bytes: bytes.slice() }, signal)).catch(
        () => null,
      ),
    end: workerPool.end,
  }
}
