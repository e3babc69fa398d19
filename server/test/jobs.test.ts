// @module-tag full
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { openJobQueues } from '../src/jobs/jobs.ts'
import { createLog } from '../src/log.ts'
import { findTenant } from '../src/tenants/find-tenant.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { startMailServer } from './mail-server.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { signInStaff, staffToken } from './sign-in-staff.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

let server: Harness
let loggedLines: string[]
const unusedSmtpUrl = 'smtp://127.0.0.1:9'
beforeEach(async () => {
  loggedLines = []
  const log = pino({ level: 'error' }, { write: (line: string) => void loggedLines.push(line) })
  server = await startHarness(
    (config) => ({ ...config, smtpUrl: unusedSmtpUrl }),
    createMemoryFileStore(),
    log,
  )
})
afterEach(async () => {
  await server.app.close()
  await server.close()
})

const requestRecovery = (username: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/auth/recover/password',
    payload: { username },
  })
const queryRows = async (text: string) =>
  ((await server.database.db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }).rows

async function restartServersAndRunJobs(smtpUrl: string): Promise<void> {
  await Promise.all([server.app.close(), server.staff.close()])
  await queryRows("update jobs.job set start_after = now() where state = 'retry'")
  const config = { ...readConfig(testSettings), smtpUrl }
  const { app, staff } = await createServers({
    config,
    database: server.database,
    log: createLog(config),
    clock: server.now,
    files: createMemoryFileStore(),
  })
  await app.ready()
  server.app = app
  server.staff = staff
  await waitForDueJobs(server.database.db)
}

test('a mail that no server accepted is sent by the next process, once, with a working link', async () => {
  expect((await requestRecovery('emma')).statusCode).toBe(200)
  await waitForDueJobs(server.database.db)
  expect(loggedLines.join()).toMatch(/"queue":"mail".*"failure":"Error ESOCKET|"failure":"Error ECONNECTION/)
  expect(loggedLines.join()).not.toContain('emma')
  const mail = await startMailServer()
  await restartServersAndRunJobs(`smtp://127.0.0.1:${mail.port}`)
  mail.close()
  expect(mail.received).toHaveLength(1)
  const text = mail.received[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  const token = /token=([\w-]{43})/.exec(text)?.[1]
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/auth/token/validate',
    payload: { token },
  })
  expect(response.json()).toEqual({ data: { username: 'emma' } })
})

test('the queues contain no token or code that gives access', async () => {
  await requestRecovery('emma')
  await waitForDueJobs(server.database.db)
  const storedJobs = JSON.stringify(await queryRows('select data, output from jobs.job'))
  expect(storedJobs).toContain('"occasion":"reset"')
  expect(storedJobs).not.toMatch(/token|[\w-]{43}/)
})

test('an expired code is not sent when the mail server is back', async () => {
  const browser = { username: 'bram', password: demoPassword, tenant: 'zuider' }
  const firstLogin = await server.app.inject({ method: 'POST', url: '/auth/login', payload: browser })
  expect(firstLogin.statusCode).toBe(403)
  const cookies = Object.fromEntries(firstLogin.cookies.map(({ name, value }) => [name, value]))
  await server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/auth/two_factor_code/email',
    payload: { username: 'bram' },
    cookies,
  })
  await waitForDueJobs(server.database.db)
  expect(await queryRows("select 1 from jobs.job where name = 'mail' and state = 'retry'")).toHaveLength(1)
  server.advanceClock(601)
  const mail = await startMailServer()
  await restartServersAndRunJobs(`smtp://127.0.0.1:${mail.port}`)
  mail.close()
  expect(mail.received).toEqual([])
  expect(await queryRows("select 1 from jobs.job where name = 'mail' and state = 'completed'")).toHaveLength(
    1,
  )
})

test('a job is part of its transaction, and tenants cannot read the queues', async () => {
  const { tenantDb } = server.database
  const tenant = await findTenant(tenantDb, 'zuider')
  await server.app.ready()
  const jobs = await openJobQueues(server.database.queues, createLog({ logLevel: 'silent' }))
  const addDossierJob = (shouldFail: boolean) =>
    runWithinTenant(tenant?.id ?? 0, () =>
      tenantDb.transaction(async (tx) => {
        await jobs.add('dossier', { tenant: 'zuider', id: 0 }, tx)
        const { rows } = (await tx.execute(sql`select current_user as who`)) as unknown as { rows: object[] }
        expect(rows).toEqual([{ who: 'portal_tenant' }])
        if (shouldFail) throw new Error('after all not')
      }),
    )
  await expect(addDossierJob(true)).rejects.toThrow('after all not')
  expect(await queryRows("select 1 from jobs.job where name = 'dossier'")).toEqual([])
  await addDossierJob(false)
  await waitForDueJobs(server.database.db)
  expect(await queryRows("select state from jobs.job where name = 'dossier'")).toEqual([
    { state: 'completed' },
  ])
  const forbiddenQuery = runWithinTenant(tenant?.id ?? 0, () => tenantDb.execute(sql`select 1 from jobs.job`))
  await expect(forbiddenQuery).rejects.toThrow()
  await jobs.stop()
})

test('a failed mail is listed for its tenant, and sent on request', async () => {
  await requestRecovery('emma')
  await waitForDueJobs(server.database.db)
  await queryRows("update jobs.job set retry_limit = 0 where name = 'mail'")
  await restartServersAndRunJobs(unusedSmtpUrl)
  const { db } = server.database
  await signInStaff(db, {
    token: 'noor',
    email: 'noor@example.nl',
    name: 'Noor',
    roles: { noorder: 'owner' },
  })
  const sendMailsCommand = async (payload: object, token = staffToken) => {
    const headers = { authorization: `Bearer ${token}` }
    return server.staff.inject({ method: 'POST', url: '/adviser/mails', payload, headers })
  }
  const failedMail = { customer: 'emma', occasion: 'reset', failure: expect.stringContaining('ESOCKET') }
  expect((await sendMailsCommand({ tenant: 'zuider' })).json().data).toMatchObject({ mails: [failedMail] })
  expect((await sendMailsCommand({ tenant: 'zuider', which: 'waiting' })).json().data).toEqual({ mails: [] })
  expect((await sendMailsCommand({ tenant: 'noorder' })).json().data).toEqual({ mails: [] })
  expect((await sendMailsCommand({ tenant: 'zuider' }, 'noor')).statusCode).toBe(403)
  const mail = await startMailServer()
  expect((await sendMailsCommand({ tenant: 'noorder', again: 'true' })).json().data).toMatchObject({
    sent_after_all: 0,
  })
  expect((await sendMailsCommand({ tenant: 'zuider', again: 'true' })).json().data).toMatchObject({
    sent_after_all: 1,
  })
  await restartServersAndRunJobs(`smtp://127.0.0.1:${mail.port}`)
  mail.close()
  expect(mail.received).toHaveLength(1)
  expect((await sendMailsCommand({ tenant: 'zuider' })).json().data).toEqual({ mails: [] })
})

test('upcoming events are calculated by one job at a time', async () => {
  await server.app.close()
  const queues = await openJobQueues(server.database.queues, createLog({ logLevel: 'silent' }))
  const countOpenJobs = async () =>
    (await queryRows("select from jobs.job where name = 'upcoming-events' and state <= 'active'")).length
  const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  for (let time = 0; time < 2; time++) await queues.add('upcoming-events', {})
  expect(await countOpenJobs()).toBe(1)
  await queues.run('upcoming-events', async () => {
    started.resolve()
    await mayEnd.promise
  })
  await started.promise
  await queues.add('upcoming-events', {})
  expect(await countOpenJobs()).toBe(1)
  mayEnd.resolve()
  await queues.stop()
})

test('imports alternate between tenants, and each tenant has one at a time', async () => {
  await server.app.close()
  const queues = await openJobQueues(server.database.queues, createLog({ logLevel: 'silent' }))
  const sentImports = [
    { tenant: 'zuider', id: 1, before: 0 },
    { tenant: 'zuider', id: 2, before: 1 },
    { tenant: 'zuider', id: 3, before: 2 },
    { tenant: 'noorder', id: 4, before: 0 },
  ]
  for (const { before, ...jobData } of sentImports)
    await queues.add('tenant-import', jobData, undefined, { priority: -before })
  const doneIds: number[] = []
  const busyTenants: string[] = []
  const allDone = Promise.withResolvers<void>()
  await queues.run(
    'tenant-import',
    async ({ tenant, id }) => {
      expect(busyTenants).not.toContain(tenant)
      busyTenants.push(tenant)
      await new Promise(setImmediate)
      busyTenants.splice(busyTenants.indexOf(tenant), 1)
      doneIds.push(id)
      if (doneIds.length === sentImports.length) allDone.resolve()
    },
    { atOnce: 1 },
  )
  await allDone.promise
  await queues.stop()
  expect(doneIds).toEqual([1, 4, 2, 3])
})

test('nightly jobs and reminders have a schedule in the queues', async () => {
  const jobs = await queryRows('select name, cron, timezone from jobs.schedule order by name')
  expect(jobs).toMatchObject(
    expect.arrayContaining([
      { name: 'ending-soon', cron: '30 7 * * *', timezone: 'Europe/Amsterdam' },
      { name: 'upcoming-events', cron: '*/10 2-23 * * *', timezone: 'Europe/Amsterdam' },
    ]),
  )
  await server.app.ready()
  await queryRows('delete from upcoming_events')
  const queues = await openJobQueues(server.database.queues, createLog({ logLevel: 'silent' }))
  await queues.add('upcoming-events', {})
  const countCalculatedCustomers = async () =>
    (await queryRows('select count(*)::integer as many from upcoming_events'))[0]?.many
  await expect.poll(countCalculatedCustomers, { timeout: 50_000 }).toBeGreaterThan(0)
  await queues.stop()
})
