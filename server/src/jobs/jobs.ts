import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, QueueStore } from '../database/database.ts'
import { runAsOwner } from '../database/tenant-scope.ts'
import { StartError } from '../start-error.ts'
import type { JobData, JobName } from './job-data.ts'
import {
  failedQueueSettings,
  getFailedQueueName,
  getJobGroup,
  getJobKey,
  isGrouped,
  jobSchedules,
  queueSettings,
} from './queues.ts'

/**
 * Gives access to the queues within a transaction, so that a job is added only if the transaction commits. The tenants'
 * database role has no access to the queues, so this statement runs as the owner.
 */
const toTransactionDb = (tx: Database): Db => ({
  executeSql: (text, values) =>
    runAsOwner(tx, () =>
      fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql).executeSql(text, values),
    ),
})

/** An embedded database has only one process, so unfinished jobs of an earlier process are restarted at once. */
async function restartUnfinishedJobs({ backend, db }: QueueStore): Promise<void> {
  if (backend !== 'pglite' || !db) return
  await db.executeSql(
    "update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
  )
}

/** Creates missing queues, and updates the settings of existing ones. */
async function createQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const wanted = Object.entries(queueSettings).flatMap(([name, settings]) => [
    ...(settings.deadLetter ? [{ name: settings.deadLetter, settings: failedQueueSettings }] : []),
    { name, settings },
  ])
  for (const { name, settings } of wanted) {
    const known: object | undefined = there.get(name)
    if (!known) await boss.createQueue(name, settings)
    else if (Object.entries(settings).some(([key, value]) => Reflect.get(known, key) !== value))
      await boss.updateQueue(name, settings)
  }
  const scheduled = new Map((await boss.getSchedules()).map((one) => [one.name, one]))
  for (const [name, { cron, tz, missed }] of Object.entries(jobSchedules)) {
    const known = scheduled.get(name)
    if (known?.cron !== cron || known.timezone !== tz) await boss.schedule(name, cron, {}, { tz, missed })
  }
}

/** How long an ending process waits for running jobs, in milliseconds. Afterwards another process continues them. */
const shutdownTimeoutMs = 10_000

/** Signals for a running job: `signal` to stop now, `stopping` when the process will end soon. */
export interface RunningJob {
  signal: AbortSignal
  stopping: AbortSignal
}

/** Processes one job. A job that throws is retried according to the queue's settings. */
export type JobHandler<N extends JobName> = (data: JobData[N], job: RunningJob) => Promise<void>

/** Options of a job. */
export interface JobOptions {
  /** Earliest start of the job. */
  startAfter?: Date | undefined
  /** Higher numbers run first; 0 by default. */
  priority?: number
}

/** Jobs that run after the response. The database stores them, so that each runs at least once. */
export interface Jobs {
  /** Adds a job. Within a transaction, pass the transaction: the job then exists only if the transaction commits. */
  add<N extends JobName>(name: N, data: JobData[N], tx?: Database, turn?: JobOptions): Promise<void>
  /** A tenant's failed, waiting or retried jobs, oldest first. */
  list<N extends JobName>(
    name: N,
    which: 'failed' | 'waiting',
    tenant: string,
    tx: Database,
  ): Promise<ListedJob<N>[]>
  /** Retries a tenant's failed jobs. Returns their number. */
  tryAgain(name: JobName, tenant: string, tx: Database): Promise<number>
}

/** A job that is not completed. */
export interface ListedJob<N extends JobName> {
  data: JobData[N]
  /** Time at which the job was added. */
  since: Date
  tries: number
  /** Error of the last try, as {@link toStoredFailure} stores it. */
  failure: string | null
}

/** Maximum number of jobs in a list. */
const maxListedJobs = 200

/** The queues of a process, for adding and processing jobs. */
export interface JobRunner extends Jobs {
  /**
   * Starts processing a queue with one or more concurrent jobs.
   * @param whenFailed called for jobs that failed permanently
   */
  run<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    more?: { atOnce?: number; whenFailed?: JobHandler<N> },
  ): Promise<void>
  /** Lets running jobs end. Other processes, or this one after a restart, run the remaining jobs. */
  stop(): Promise<void>
}

/** Thrown by a job that would fail again, so that it is not retried. */
export class PermanentFailure extends Error {
  override readonly name = 'FinalFailure'
}

/**
 * Converts an error to the form in which it is stored: its name, and a mail server's response code. The message is
 * dropped, because it may contain personal data.
 * @internal
 */
export function toStoredFailure(error: unknown): Error {
  const getField = (key: string) =>
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined
  const parts = ['name', 'code', 'responseCode'].flatMap((key) => getField(key) ?? [])
  const plain = new Error(parts.join(' ') || 'unknown')
  plain.stack = ''
  return plain
}

const parseFailureMessage = (output: object | null): string | null =>
  output && 'message' in output ? String(output.message) : null

/**
 * Opens the queues; the first start creates their tables.
 * @throws StartError if the queues cannot be opened
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
    await createQueues(boss)
    await restartUnfinishedJobs(store)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The queues of work cannot be made (${reason}): the user of the database must be allowed to make a schema in it.`,
      { cause: error },
    )
  }

  const stopping = new AbortController()

  async function runJob<N extends JobName>(
    queue: string,
    handler: JobHandler<N>,
    job: Job<JobData[N]>,
  ): Promise<JobResult> {
    try {
      await handler(job.data, { signal: job.signal, stopping: stopping.signal })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const isFinal = error instanceof PermanentFailure
      const failure = toStoredFailure(isFinal ? error.cause : error)
      const tries = job.retryCount + 1
      log.error({ queue, job: job.id, tries, isFinal, failure: failure.message }, 'work failed')
      return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: failure }
    }
  }

  /** A worker is notified only of new jobs, so after each job it checks the queue again at once. */
  async function startWorker<N extends JobName>(queue: string, handler: JobHandler<N>): Promise<void> {
    const id: string = await boss.work<JobData[N]>(
      queue,
      { batchSize: 1, perJobResults: true, ...(isGrouped(queue) && { groupConcurrency: 1 }) },
      async (jobs) => {
        try {
          return await Promise.all(jobs.map((job) => runJob(queue, handler, job)))
        } finally {
          boss.notifyWorker(id)
        }
      },
    )
  }

  return {
    async add(name, data, tx, { startAfter, priority } = {}) {
      const key = getJobKey(name, data)
      const group = getJobGroup(name, data)
      await boss.send(name, data, {
        ...(tx && { db: toTransactionDb(tx) }),
        ...(key !== undefined && { singletonKey: key }),
        ...(startAfter && { startAfter }),
        ...(priority !== undefined && { priority }),
        ...(group !== undefined && { group: { id: group } }),
      })
    },
    async list(name, which, tenant, tx) {
      const options = {
        data: { tenant },
        queued: which === 'waiting',
        limit: maxListedJobs,
        db: toTransactionDb(tx),
      }
      const queue = which === 'failed' ? getFailedQueueName(name) : name
      const found = await boss.findJobs<JobData[typeof name]>(queue, options)
      return found.map((job) => {
        const failure = parseFailureMessage(job.sourceOutput ?? job.output)
        const tries = (job.sourceRetryCount ?? job.retryCount) + (failure === null ? 0 : 1)
        return { data: job.data, since: job.sourceCreatedOn ?? job.createdOn, tries, failure }
      })
    },
    tryAgain: (name, tenant, tx) =>
      boss.redrive(getFailedQueueName(name), { data: { tenant }, db: toTransactionDb(tx) }),
    async run(name, handler, { atOnce = 1, whenFailed } = {}) {
      for (let worker = 0; worker < atOnce; worker++) await startWorker(name, handler)
      if (whenFailed) await startWorker(getFailedQueueName(name), whenFailed)
    },
    stop: () => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: shutdownTimeoutMs })
    },
  }
}
