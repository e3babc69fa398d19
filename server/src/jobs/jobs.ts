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
  isGroupedByTenant,
  jobSchedules,
  queueSettings,
} from './job-queues.ts'

/**
 * Adds jobs within a transaction, so that they exist only if it commits. Runs as the owner of the tables, since
 * tenants' database role cannot access the queues.
 */
const toTransactionDb = (tx: Database): Db => ({
  executeSql: (text, values) =>
    runAsOwner(tx, () =>
      fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql).executeSql(text, values),
    ),
})

/**
 * Restarts jobs that an ended process has not finished. This is safe, since only one process uses an embedded database.
 */
async function restartUnfinishedJobs({ backend, db }: QueueStore): Promise<void> {
  if (backend !== 'pglite' || !db) return
  await db.executeSql(
    "update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
  )
}

/** Creates the queues, or updates the settings of existing ones. */
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

/** Time after which another process restarts jobs that still run. */
const shutdownTimeoutMs = 10_000

/** Abort signals of a running job. `signal`: the job must stop now. `stopping`: the process will end soon. */
export interface RunningJob {
  signal: AbortSignal
  stopping: AbortSignal
}

/** A job that throws is tried again, according to the settings of its queue. */
export type JobHandler<N extends JobName> = (data: JobData[N], job: RunningJob) => Promise<void>

export interface JobOptions {
  startAfter?: Date | undefined
  /** Jobs with a higher number run first; the default is 0. */
  priority?: number
}

export type JobRunner = Awaited<ReturnType<typeof openJobQueues>>

export type Jobs = Pick<JobRunner, 'add' | 'list' | 'retryFailed'>

interface ListedJob<N extends JobName> {
  data: JobData[N]
  /** Time at which the job was added. */
  addedAt: Date
  tries: number
  /** Error of the last attempt, stored by {@link toStoredFailure}. */
  failure: string | null
}

const maxListedJobs = 200

/** Thrown by a job that need not be tried again. */
export class PermanentFailure extends Error {
  override readonly name = 'FinalFailure'
}

/**
 * Keeps the name of an error and the mail server's response code. Its message may contain personal data.
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
 * Creates the tables of the queues on the first start.
 * @throws StartError if the queues cannot be opened
 */
export async function openJobQueues(store: QueueStore, log: Logger) {
  const boss = new PgBoss({
    ...store,
    schema: 'jobs',
    useListenNotify: true,
    reindex: false,
  })
  boss.on('error', (error) => log.error({ err: { name: error.name } }, 'job queue error'))
  try {
    await boss.start()
    await createQueues(boss)
    await restartUnfinishedJobs(store)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartError(
      `The job queues cannot be created (${reason}): the database user must be allowed to create a schema.`,
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
      log.error({ queue, job: job.id, tries, isFinal, failure: failure.message }, 'job failed')
      return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: failure }
    }
  }

  /** pg-boss notifies workers of new jobs only. Therefore each worker looks for waiting jobs when its job has ended. */
  async function startWorker<N extends JobName>(queue: string, handler: JobHandler<N>): Promise<void> {
    const id: string = await boss.work<JobData[N]>(
      queue,
      { batchSize: 1, perJobResults: true, ...(isGroupedByTenant(queue) && { groupConcurrency: 1 }) },
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
    /** Adds a job. With `tx`, the job exists only if that transaction commits. */
    async add<N extends JobName>(
      name: N,
      data: JobData[N],
      tx?: Database,
      { startAfter, priority }: JobOptions = {},
    ): Promise<void> {
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
    /** Returns the oldest job first. */
    async list<N extends JobName>(
      name: N,
      which: 'failed' | 'waiting',
      tenant: string,
      tx: Database,
    ): Promise<ListedJob<N>[]> {
      const options = {
        data: { tenant },
        queued: which === 'waiting',
        limit: maxListedJobs,
        db: toTransactionDb(tx),
      }
      const queue = which === 'failed' ? getFailedQueueName(name) : name
      const found = await boss.findJobs<JobData[N]>(queue, options)
      return found.map((job) => {
        const failure = parseFailureMessage(job.sourceOutput ?? job.output)
        const tries = (job.sourceRetryCount ?? job.retryCount) + (failure === null ? 0 : 1)
        return { data: job.data, addedAt: job.sourceCreatedOn ?? job.createdOn, tries, failure }
      })
    },
    /** Returns the number of jobs that are tried again. */
    retryFailed: (name: JobName, tenant: string, tx: Database): Promise<number> =>
      boss.redrive(getFailedQueueName(name), { data: { tenant }, db: toTransactionDb(tx) }),
    /**
     * Starts running the jobs of a queue.
     * @param whenFailed called for jobs that failed permanently
     */
    async run<N extends JobName>(
      name: N,
      handler: JobHandler<N>,
      { atOnce = 1, whenFailed }: { atOnce?: number; whenFailed?: JobHandler<N> } = {},
    ): Promise<void> {
      for (let worker = 0; worker < atOnce; worker++) await startWorker(name, handler)
      if (whenFailed) await startWorker(getFailedQueueName(name), whenFailed)
    },
    /** Waits for running jobs. Other jobs are left to another process, or to the next start. */
    stop: (): Promise<void> => {
      stopping.abort()
      return boss.stop({ graceful: true, timeout: shutdownTimeoutMs })
    },
  }
}
