import type { PgBoss } from 'pg-boss'
import type { QueueStore } from '../database/database.ts'
import { failedSettings, queues, schedules } from './queues.ts'

/** An embedded database has one process: what another was at, which has ended, is to be done anew at once. */
export async function takeUpLeft({ backend, db }: QueueStore): Promise<void> {
  if (backend !== 'pglite' || !db) return
  await db.executeSql(
    "update jobs.job set state = 'created', started_on = null, heartbeat_on = null where state = 'active'",
  )
}

/** Makes the queues that are not there, and gives those that are the settings of this version. */
export async function makeQueues(boss: PgBoss): Promise<void> {
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
