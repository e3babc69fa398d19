import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, QueueStore } from '../database/database.ts'
import { asOwner } from '../database/tenant-scope.ts'
import { StartError } from '../start-error.ts'
import type { JobData, JobName } from './job-data.ts'
import { failedQueue, failedSettings, groupOf, isGrouped, keyOf, queues, schedules } from './queues.ts'

/**
 * Access to the queues within a transaction, so that jobs are added only if it commits. The tenants' role cannot access
 * the queues, so this statement runs as the owner.
 */
const inTransaction = (tx: Database): Db => ({
  executeSql: (text, values) =>
    asOwner(tx, () =>
      fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql).executeSql(text, values),
    ),
})

/** An embedded database has one process: unfinished jobs of an earlier process are restarted at once. */
async function takeUpLeft({ backend, db }: QueueStore): Promise<void> {
  if (backend !== 'pglite' || !db) return
  await db.executeSql(
    "update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
  )
}

/** Creates missing queues, and updates the settings of existing ones. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const wanted = Object.entries(queues).flatMap(([name, settings]) => [
    ...(settings.deadLetter ? [{ name: settings.deadLetter, settings: failedSettings }] : []),
    { name, settings },
  ])
  for (const { name, settings } of wanted) {
    const known: object | undefined = there.get(name)
    if (!known) await boss.createQueue(name, settings)
    else if (Object.entries(settings).some(([key, value]) => Reflect.get(known, key) !== value))
      await boss.updateQueue(name, settings)
  }
  const scheduled = new Map((await boss.getSchedules()).map((one) => [one.name, one]))
  for (const [name, { cron, tz, missed }] of Object.entries(schedules)) {
    const known = scheduled.get(name)
    if (known?.cron !== cron || known.timezone !== tz) await boss.schedule(name, cron, {}, { tz, missed })
  }
}

/** Maximum time for running jobs when the process ends, in milliseconds; then another process continues them. */
const shutdownTimeoutMs = 10_000

/** Signals for a running job: stop now, and process ending soon. */
export interface Doing {
  signal: AbortSignal
  stopping: AbortSignal
}

/** Processes jobs of a queue. A job that throws is retried according to the queue's settings. */
export type Handler<N extends JobName> = (data: JobData[N], job: Doing) => Promise<void>

/** Options of a job. */
export interface JobOrder {
  /** Earliest start. */
  startAfter?: Date | undefined
  /** Higher numbers run first; 0 by default. */
  priority?: number
}

/** Jobs after the response, stored in the database, so that each runs at least once. */
export interface Jobs {
  /**
   * Adds a job. Within a transaction, pass it: the job then exists only if it commits. It runs in order, now or later.
   */
  add<N extends JobName>(name: N, data: JobData[N], tx?: Database, turn?: JobOrder): Promise<void>
  /** A tenant's failed, waiting or retried jobs, oldest first. */
  list<N extends JobName>(
    name: N,
    which: 'failed' | 'waiting',
    tenant: string,
    tx: Database,
  ): Promise<ListedJob<N>[]>
  /** Retries a tenant's failed jobs; returns how many. */
  tryAgain(name: JobName, tenant: string, tx: Database): Promise<number>
}

/** A job that is not done. */
export interface ListedJob<N extends JobName> {
  data: JobData[N]
  /** When it was added. */
  since: Date
  tries: number
  /** Error of the last try, as {@link plainFailure} stores it. */
  failure: string | null
}

/** Maximum number listed. */
const listed = 200

/** The queues of a process: adding and processing. */
export interface JobRunner extends Jobs {
  /**
   * Starts processing a queue with a concurrency of one or more.
   * @param whenFailed called for jobs that failed finally
   */
  run<N extends JobName>(
    name: N,
    handler: Handler<N>,
    more?: { atOnce?: number; whenFailed?: Handler<N> },
  ): Promise<void>
  /** Lets running jobs end, and leaves the rest to another process or the next start. */
  stop(): Promise<void>
}

/** Thrown by jobs that would fail again: they are not retried. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure'
}

/**
 * Stored form of an error: its kind, and a mail server's response code. Its message may contain personal data.
 * @internal
 */
export function plainFailure(error: unknown): Error {
  const of = (key: string) =>
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined
  const parts = ['name', 'code', 'responseCode'].flatMap((key) => of(key) ?? [])
  const plain = new Error(parts.join(' ') || 'unknown')
  plain.stack = ''
  return plain
}

const messageOf = (output: object | null): string | null =>
  output && 'message' in output ? String(output.message) : null

/**
 * Opens the queues, creating their tables on the first start.
 * @throws StartError if that fails
 */
export async function openJobs(store: QueueStore, log: Logger): Promise<JobRunner> {
  const boss = new PgBoss({
    ...store,
    schema: 'jobs',
    useListenNotify: true,
    reindex: false,
  })
  boss.on('error', (error) => log.error({ err: { name: error.name } }, 'the queues of work have a fault'))
  try {
    await boss.start()
    await makeQueues(boss)
    await takeUpLeft(store)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The queues of work cannot be made (${reason}): the user of the database must be allowed to make a schema in it.`,
      { cause: error },
    )
  }

  const stopping = new AbortController()

  async function tried<N extends JobName>(
    queue: string,
    handler: Handler<N>,
    job: Job<JobData[N]>,
  ): Promise<JobResult> {
    try {
      await handler(job.data, { signal: job.signal, stopping: stopping.signal })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const isFinal = error instanceof FinalFailure
      const failure = plainFailure(isFinal ? error.cause : error)
      const tries = job.retryCount + 1
      log.error({ queue, job: job.id, tries, isFinal, failure: failure.message }, 'work failed')
      return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: failure }
    }
  }

  /** A worker that processed a job checks again at once: it is notified only of new jobs. */
  async function work<N extends JobName>(queue: string, handler: Handler<N>): Promise<void> {
    const id: string = await boss.work<JobData[N]>(
      queue,
      { batchSize: 1, perJobResults: true, ...(isGrouped(queue) && { groupConcurrency: 1 }) },
      async (jobs) => {
        try {
          return await Promise.all(jobs.map((job) => tried(queue, handler, job)))
        } finally {
          boss.notifyWorker(id)
        }
      },
    )
  }

  return {
    async add(name, data, tx, { startAfter, priority } = {}) {
      const key = keyOf(name, data)
      const group = groupOf(name, data)
      await boss.send(name, data, {
        ...(tx && { db: inTransaction(tx) }),
        ...(key !== undefined && { singletonKey: key }),
        ...(startAfter && { startAfter }),
        ...(priority !== undefined && { priority }),
        ...(group !== undefined && { group: { id: group } }),
      })
    },
    async list(name, which, tenant, tx) {
      const options = { data: { tenant }, queued: which === 'waiting', limit: listed, db: inTransaction(tx) }
      const queue = which === 'failed' ? failedQueue(name) : name
      const found = await boss.findJobs<JobData[typeof name]>(queue, options)
      return found.map((job) => {
        const failure = messageOf(job.sourceOutput ?? job.output)
        const tries = (job.sourceRetryCount ?? job.retryCount) + (failure === null ? 0 : 1)
        return { data: job.data, since: job.sourceCreatedOn ?? job.createdOn, tries, failure }
      })
    },
    tryAgain: (name, tenant, tx) =>
      boss.redrive(failedQueue(name), { data: { tenant }, db: inTransaction(tx) }),
    async run(name, handler, { atOnce = 1, whenFailed } = {}) {
      for (let worker = 0; worker < atOnce; worker++) await work(name, handler)
      if (whenFailed) await work(failedQueue(name), whenFailed)
    },
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: shutdownTimeoutMs })
    },
  }
}
