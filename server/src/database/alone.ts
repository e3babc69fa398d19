import type pg from 'pg'

/** Does work while nobody else does the same, by its number; answers null where somebody is at it. */
export type Alone = <T>(work: number, run: () => Promise<T>) => Promise<T | null>

/**
 * Among all processes on a Postgres server: with an advisory lock of a connection of its own, which ends with the process.
 * Where that connection is lost another process may begin as well, so work has to bear being done twice.
 */
export const aloneOn =
  (connections: pg.Pool): Alone =>
  async (work, run) => {
    const client = await connections.connect()
    let lost: Error | undefined
    const lose = (error: Error) => {
      lost = error
    }
    client.on('error', lose)
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [work])
      if (!rows[0]?.free) return null
      try {
        return await run()
      } finally {
        if (!lost) await client.query('select pg_advisory_unlock($1)', [work])
      }
    } finally {
      client.off('error', lose)
      client.release(lost)
    }
  }

/** Within this process: an embedded database has no other. */
export function aloneHere(): Alone {
  const busy = new Set<number>()
  return async (work, run) => {
    if (busy.has(work)) return null
    busy.add(work)
    try {
      return await run()
    } finally {
      busy.delete(work)
    }
  }
}
