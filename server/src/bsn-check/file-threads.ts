import { createThreads, type ThreadLimits, type Threads } from '../threads/threads.ts'
import type * as program from './program.ts'

/** The thread that reads what customers send. */
export type FileThreads = Threads<typeof program>

/**
 * Makes it. A file that takes it longer than three seconds, or more memory than it has, is given up, and the thread with it; the
 * next file gets another.
 */
export const createFileThreads = (limits: ThreadLimits = {}): FileThreads =>
  createThreads<typeof program>({
    filename: new URL('./program.ts', import.meta.url).href,
    threads: 1,
    waiting: 16,
    timeoutMs: 3000,
    ...limits,
  })
