import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@portal/time/calendar-day'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { expect } from 'vitest'
import type { Config } from '../src/config.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { openJobQueues } from '../src/jobs/jobs.ts'
import { createLog } from '../src/log.ts'
import type { CommandName } from '../src/staff-commands/staff-commands.ts'
import { type Harness, startHarness } from './harness.ts'
import { staffToken } from './sign-in-staff.ts'

/** Server that mails news by the test's clock, with functions that act as the tenant and read the mails. */
export interface NewsServer extends Harness {
  /** Runs a staff command for the tenant zuider, and returns its data. */
  runCommand(command: CommandName, given: object, status?: number): Promise<{ id?: number }>
  /** Advances the clock and runs due jobs. */
  advanceAndRunJobs(seconds: number): Promise<void>
  /** Advances the clock to the next occurrence of a time of day in the tenant's time zone, and runs due jobs. */
  advanceTo(time: string): Promise<void>
  /** Advances the clock to the next morning and runs scheduled jobs; repeats this `times` times. */
  runMornings(times?: number): Promise<void>
  /** Returns the news mails to a customer, oldest first. */
  listMailsTo(username: string): Promise<string[]>
}

/** Starts a server with its clock at ten in the morning. */
export async function startNewsServer(change?: (config: Config) => Config): Promise<NewsServer> {
  const server = await startHarness(change)
  await server.app.ready()
  const { db, queues } = server.database
  const jobs = await openJobQueues(queues, createLog({ logLevel: 'silent' }))

  /**
   * Runs jobs until none is due by the test's clock. The queues use the database's clock, so this function first makes
   * these jobs due by that clock.
   */
  async function runDueJobs(): Promise<void> {
    const now = server.now().toISOString()
    const names = sql`name in ('news', 'mail', 'push', 'push-message', 'morning') and state in ('created', 'retry', 'active')`
    for (;;) {
      await db.execute(
        sql`update jobs.job set start_after = now() where ${names} and state = 'created' and start_after between now() and ${now}::timestamptz`,
      )
      const dueJobQuery = sql`select 1 from jobs.job where ${names} and start_after <= now() limit 1`
      if (((await db.execute(dueJobQuery)) as unknown as { rows: object[] }).rows.length === 0) return
      for (const name of ['news', 'mail', 'push', 'push-message', 'morning'])
        await db.execute(
          sql`select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), ${name})`,
        )
      await sleep(5)
    }
  }
  const advanceClockTo = (time: string) => {
    const toDateTimeOn = (day: string) => DateTime.fromISO(`${day}T${time}`, { zone: tenantTimeZone })
    const today = toTenantDay(server.now())
    const nextTime =
      toDateTimeOn(today).toMillis() > server.now().getTime()
        ? toDateTimeOn(today)
        : toDateTimeOn(addDays(today, 1))
    server.advanceClock((nextTime.toMillis() - server.now().getTime()) / 1000)
  }
  advanceClockTo('10:00')
  // Removes the deadlines of the demo's own requests, because they would pass during tests.
  for (const table of ['tasks', 'mortgage_progress', 'damage_progress'])
    await db.execute(sql`update ${sql.identifier(table)} set date = null`)
  return {
    ...server,
    runCommand: async (command, args, status = 200) => {
      const payload = { tenant: 'zuider', ...args }
      const headers = { authorization: `Bearer ${staffToken}` }
      const response = await server.staff.inject({
        method: 'POST',
        url: `/adviser/${command}`,
        payload,
        headers,
      })
      expect(response.statusCode, response.body).toBe(status)
      return response.json().data
    },
    advanceAndRunJobs: async (seconds) => {
      server.advanceClock(seconds)
      await runDueJobs()
    },
    advanceTo: async (time) => {
      advanceClockTo(time)
      await runDueJobs()
    },
    runMornings: async (times = 1) => {
      advanceClockTo('07:59')
      await runDueJobs()
      advanceClockTo('08:00')
      for (let runCount = 0; runCount < times; runCount++) await jobs.add('morning', {})
      await runDueJobs()
    },
    listMailsTo: async (username) => {
      const isNews = and(eq(outbox.to, `${username}@example.nl`), like(outbox.text, '%In het portaal staat%'))
      const rows = await db.select().from(outbox).where(isNews).orderBy(asc(outbox.id))
      return rows.map(({ text }) => text)
    },
    close: async () => {
      await jobs.stop()
      await server.close()
    },
  }
}
