import pg from 'pg'
import type { Logger } from 'pino'

/**
 * Listens on a Postgres channel (`NOTIFY`) to notifications of all processes. Passes null after a lost connection,
 * since notifications may have been missed.
 * @returns a function that stops
 */
export type ListenToPostgresChannel = (
  channel: string,
  onNotification: (payload: string | null) => void,
) => Promise<() => Promise<void>>

/**
 * Default timings of the connection check. A broken connection reports no error, so the listener checks the connection
 * regularly.
 */
const defaultListenerTimings = { checkEveryMs: 30_000, responseTimeoutMs: 10_000, retryAfterMs: 1000 }

/** Uses a separate connection, and reconnects when it is lost. */
export function listenOnPostgres(
  url: string,
  log: Logger,
  times = defaultListenerTimings,
): ListenToPostgresChannel {
  return async (channel, onNotification) => {
    let stopped = false
    let client: pg.Client | null = null
    let timer: NodeJS.Timeout | undefined
    const connect = async () => {
      const next = new pg.Client({
        connectionString: url,
        application_name: 'portal desk',
        keepAlive: true,
        connectionTimeoutMillis: times.responseTimeoutMs,
        query_timeout: times.responseTimeoutMs,
      })
      next.on('notification', ({ payload = '' }) => onNotification(payload))
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
        onNotification(null)
      } catch (error) {
        log.warn({ err: { name: (error as Error).name } }, 'cannot listen to the database: retrying')
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
