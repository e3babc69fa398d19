import pg from 'pg'
import type { Logger } from 'pino'

/**
 * Hears what is told on a channel (`NOTIFY`), by whatever process, until it is stopped. Null is heard after the connection was
 * lost and is there again: anything may have been told meanwhile.
 */
export type Listen = (channel: string, hear: (told: string | null) => void) => Promise<() => Promise<void>>

/**
 * How often the connection is checked, since one that broke on its way says nothing by itself; how long an answer may take; and how
 * long after a lost connection another is tried; in milliseconds.
 */
const usual = { checkEveryMs: 30_000, answerTimeoutMs: 10_000, retryAfterMs: 1000 }

/** Listens on a Postgres server, by a connection of its own that is made anew when it is lost. */
export function listenOnPostgres(url: string, log: Logger, times = usual): Listen {
  return async (channel, hear) => {
    let stopped = false
    let client: pg.Client | null = null
    let timer: NodeJS.Timeout | undefined
    const connect = async () => {
      const next = new pg.Client({
        connectionString: url,
        application_name: 'portal desk',
        keepAlive: true,
        connectionTimeoutMillis: times.answerTimeoutMs,
        query_timeout: times.answerTimeoutMs,
      })
      next.on('notification', ({ payload = '' }) => hear(payload))
      next.on('error', () => lose(next))
      next.on('end', () => lose(next))
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = next
      const checking = setInterval(() => {
        next.query('select 1').catch(() => next.connection.stream.destroy())
      }, times.checkEveryMs).unref()
      next.once('end', () => clearInterval(checking))
      if (stopped) await next.end()
    }
    const lose = (lost: pg.Client) => {
      if (stopped || (client !== null && client !== lost)) return
      client = null
      clearTimeout(timer)
      timer = setTimeout(() => void again(), times.retryAfterMs)
    }
    const again = async () => {
      try {
        await connect()
        hear(null)
      } catch (error) {
        log.warn({ err: { name: (error as Error).name } }, 'cannot listen to the database: tried again')
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(() => void again(), times.retryAfterMs)
      }
    }
    await connect()
    return async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    }
  }
}
