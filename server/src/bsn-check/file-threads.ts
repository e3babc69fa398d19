import { createThreads } from '../threads/threads.ts'
import type * as program from './program.ts'

/** Reads what customers send, in a thread of its own. */
export interface FileThreads {
  /** Whether a citizen service number stands in the text of a PDF; null for one that could not be read, or not soon enough. */
  hasBsn(bytes: Uint8Array): Promise<boolean | null>
  end(): Promise<void>
}

/** How much more memory the process may have while a file is read, in bytes; a small PDF may unpack to gigabytes. */
const mostMemory = 256 * 1024 * 1024
/** How often that is looked at, in milliseconds. */
const watchedEvery = 20

/** Does something, and fires the signal that it is given once the process has taken too much memory meanwhile. */
async function watched<A>(work: (signal: AbortSignal) => Promise<A>): Promise<A> {
  const stop = new AbortController()
  const before = process.memoryUsage.rss()
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > mostMemory) stop.abort()
  }, watchedEvery)
  try {
    return await work(stop.signal)
  } finally {
    clearInterval(watch)
  }
}

/**
 * Makes it. A file that takes it longer than three seconds, or much memory, is given up, and the thread with it; the next file gets
 * another.
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
      watched((signal) => threads.run('hasBsn', { bytes: bytes.slice() }, signal)).catch(() => null),
    end: threads.end,
  }
}
