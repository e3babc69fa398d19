import { sql } from 'drizzle-orm'
import { type Db, fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, QueueStore } from '../database/database.ts'
import { asOwner } from '../database/firm.ts'
import { StartError } from '../start-error.ts'
import type { JobData, JobName } from './job-data.ts'
import { failedQueue, failedSettings, groupOf, isGrouped, keyOf, queues, schedules } from './queues.ts'

/**
 * The queues, within a transaction: what is added there is on record if the transaction is, and not otherwise. A firm's role may
 * not touch the queues, since they hold the work of all firms, so for that one statement the transaction is the owner's.
 */
const inTransaction = (tx: Database): Db => ({
  executeSql: (text, values) =>
    asOwner(tx, () =>
      fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql).executeSql(text, values),
    ),
})

/** An embedded database has one process: what another was at, which has ended, is to be done anew at once. */
async function takeUpLeft({ backend, db }: QueueStore): Promise<void> {
  if (backend !== 'pglite' || !db) return
  await db.executeSql(
    "update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
  )
}

/** Makes the queues that are not there, and gives those that are the settings of this version. */
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

/** How long work that is under way may take to end when the process does, in milliseconds; then another takes it up. */
const patience = 10_000

/** Signals to work that is being done: to end at once, and that the process ends soon. */
export interface Doing {
  signal: AbortSignal
  stopping: AbortSignal
}

/** What does the work of a queue. Work that throws is tried again, as the queue's settings say. */
export type Handler<N extends JobName> = (data: JobData[N], job: Doing) => Promise<void>

/** Options of a job. */
export interface Turn {
  /** Earliest start. */
  startAfter?: Date | undefined
  /** Waiting jobs with a higher number run first; 0 for most. */
  priority?: number
}

/** Work that is done some time after an answer: kept in the database, so that it is done at least once whatever ends. */
export interface Jobs {
  /**
   * Puts work on record. Within a transaction it must be given that transaction: the work is then there if what it belongs to
   * is, and not otherwise. It is done in turn, at once or from a moment on.
   */
  add<N extends JobName>(name: N, data: JobData[N], tx?: Database, turn?: Turn): Promise<void>
  /** Work of a firm that failed as often as it may, or that waits to be done or to be tried again; the oldest first. */
  list<N extends JobName>(
    name: N,
    which: 'failed' | 'waiting',
    tenant: string,
    tx: Database,
  ): Promise<ListedJob<N>[]>
  /** Has the failed work of a firm done after all; answers how much there was. */
  tryAgain(name: JobName, tenant: string, tx: Database): Promise<number>
}

/** Work that is not done yet. */
export interface ListedJob<N extends JobName> {
  data: JobData[N]
  /** When it was promised. */
  since: Date
  tries: number
  /** What came of the last try, as {@link plainFailure} keeps it. */
  failure: string | null
}

/** So many are listed at most. */
const listed = 200

/** The queues of a process: what it adds to them, and what it does of them. */
export interface JobRunner extends Jobs {
  /**
   * Begins to do the work of a queue, one after another, or so many at once.
   * @param whenFailed what is done about work that failed as often as it may
   */
  run<N extends JobName>(
    name: N,
    handler: Handler<N>,
    more?: { atOnce?: number; whenFailed?: Handler<N> },
  ): Promise<void>
  /** Lets what is under way end, and leaves the rest to another process or the next start. */
  stop(): Promise<void>
}

/** Thrown by work that would fail again: it is not tried again by itself. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure'
}

/**
 * What is kept of a failure: what kind it was, and what a mail server answered by number. Its text may name somebody.
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
 * Opens the queues, making their tables on the first start.
 * @throws StartError when they cannot be made
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

  /** A worker that did something looks again at once: it hears of work that is added, and not of what waited already. */
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
      return boss.stop({ graceful: true, timeout: patience })
    },
  }
}
