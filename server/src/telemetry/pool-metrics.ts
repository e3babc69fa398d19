import { metrics } from '@opentelemetry/api'
import type pg from 'pg'

const meter = metrics.getMeter('portal')
const connectionCounter = meter.createObservableUpDownCounter('db.client.connection.count', {
  unit: '{connection}',
  description: 'Connections to the database, by state.',
})
const waitingRequestCounter = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
  unit: '{request}',
  description: 'Requests that wait for a connection to the database.',
})
const connectionAcquireCounter = meter.createObservableCounter('portal.database.work', {
  description: 'Statements and transactions: how often a connection was taken.',
})

/**
 * Measures the connection pool, if metrics are exported. The driver's own instrumentation costs more than all other
 * metrics together.
 */
export function observePool(pool: pg.Pool): void {
  let acquired = 0
  pool.on('acquire', () => {
    acquired++
  })
  connectionCounter.addCallback((result) => {
    result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' })
    result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' })
  })
  waitingRequestCounter.addCallback((result) => result.observe(pool.waitingCount))
  connectionAcquireCounter.addCallback((result) => result.observe(acquired))
}
