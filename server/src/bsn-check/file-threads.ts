import { createThreads } from '../threads/threads.ts'
import type * as program from './program.ts'

/** Reads customers' files in a separate thread. */
export interface FileThreads {
  /** Whether the text of a PDF contains a BSN; null if it could not be read in time. */
  hasBsn(bytes: Uint8Array): Promise<boolean | null>
  end(): Promise<void>
}

/** Maximum additional memory of the process while a file is read, in bytes; a small PDF may unpack to gigabytes. */
const maxExtraMemoryBytes = 256 * 1024 * 1024
const memoryCheckIntervalMs = 20

/** Runs a function, and aborts its signal if the process uses too much memory. */
async function runWithMemoryLimit<A>(work: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const stop = new AbortController()
  const before = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > maxExtraMemoryBytes) stop.abort()
  }, memoryCheckIntervalMs)
  try {
    return await work(stop.signal)
  } finally {
    clearInterval(watch)
  }
}

/**
 * Creates the reader. A file that takes more than three seconds or too much memory is abandoned with its thread; the
 * next file gets a new thread.
 */
export function createFileThreads(): FileThreads {
  const threads = createThreads<typeof program>({
    filename: new URL('./program.ts', import.meta.url).href,
    threads: 1,
    waiting: 16,
    timeoutMs: 3000,
  })
  return {
    hasBsn: (bytes) =>
      runWithMemoryLimit((signal) => threads.run('hasBsn', { bytes: bytes.slice() }, signal)).catch(
        () => null,
      ),
    end: threads.end,
  }
}
