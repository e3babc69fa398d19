import type pg from 'pg'

/** Runs a function while holding the lock with a number. Returns null if another process has the lock. */
export type ProcessLock = <T>(lockNumber: number, run: () => Promise<T>) => Promise<T | null>

/**
 * Uses an advisory lock of a separate connection. If that connection is lost, another process may start the same
 * function, so the function must tolerate that.
 */
export const createPostgresLock =
  (connections: pg.Pool): ProcessLock =>
  async (lockNumber, run) => {
    const client = await connections.connect()
    let lost: Error | undefined
    const recordConnectionError = (error: Error) => {
      lost = error
    }
    client.on('error', recordConnectionError)
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [lockNumber])
      if (!rows[0]?.free) return null
      try {
        return await run()
      } finally {
        if (!lost) await client.query('select pg_advisory_unlock($1)', [lockNumber])
      }
    } finally {
      client.off('error', recordConnectionError)
      client.release(lost)
    }
  }

/** Creates the lock of an embedded database, which only one process uses. */
export function createLocalLock(): ProcessLock {
  const busy = new Set<number>()
  return async (lockNumber, run) => {
    if (busy.has(lockNumber)) return null
    busy.add(lockNumber)
    try {
      return await run()
    } finally {
      busy.delete(lockNumber)
    }
  }
}
