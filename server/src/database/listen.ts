import pg from 'pg'
import type { Logger } from 'pino'

/**
 * Listens on a channel (`NOTIFY`) of all processes. Passes null after a lost connection was restored, since
 * notifications may have been missed. Returns a function to stop.
 */
export type ListenToChannel = (
  channel: string,
  hear: (payload: string | null) => void,
) => Promise<() => Promise<void>>

/**
 * Interval of the connection check, since a broken connection reports nothing; its timeout; and the delay before
 * reconnecting.
 */
const defaultTimes = { checkEveryMs: 30_000, answerTimeoutMs: 10_000, retryAfterMs: 1000 }

/** Listens on a Postgres server with a separate connection that reconnects when lost. */
export function listenOnPostgres(url: string, log: Logger, times = defaultTimes): ListenToChannel {
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
      next.on('error', () => scheduleReconnect(next))
      next.on('end', () => scheduleReconnect(next))
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      client = next
      const checking = setInterval(() => {
        next.query('select 1').catch(() => next.connection.stream.destroy())
      }, times.checkEveryMs).unref()
      next.once('end', () => clearInterval(checking))
      if (stopped) await next.end()
    }
    const scheduleReconnect = (lost: pg.Client) => {
      if (stopped || (client !== null && client !== lost)) return
      client = null
      clearTimeout(timer)
      timer = setTimeout(() => void reconnect(), times.retryAfterMs)
    }
    const reconnect = async () => {
      try {
        await connect()
        hear(null)
      } catch (error) {
        log.warn({ err: { name: (error as Error).name } }, 'cannot listen to the database: tried again')
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(() => void reconnect(), times.retryAfterMs)
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
