// @module-tag full
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgresCluster } from '../bench/crowd/cluster.ts'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { checkDatabase } from '../src/doctor/check-database.ts'
import { createLog } from '../src/log.ts'
import { getDatabaseUrl, runSqlOnServer } from './databases.ts'

let postgresCluster: Awaited<ReturnType<typeof startPostgresCluster>>
beforeAll(async () => {
  postgresCluster = await startPostgresCluster()
  await runSqlOnServer(postgresCluster.url, "create user restricted password 'restricted'")
  await runSqlOnServer(postgresCluster.url, 'create database restricted')
})
afterAll(() => postgresCluster.stop())

const getRestrictedUrl = () =>
  Object.assign(new URL(getDatabaseUrl(postgresCluster.url, 'restricted')), {
    username: 'restricted',
    password: 'restricted',
  }).href

test('for a user without rights, the doctor prints the SQL that gives them', async () => {
  const checks = await checkDatabase(getRestrictedUrl(), () => new Date())
  const rightsCheck = checks.find(({ check }) => check === 'database rights')
  expect(rightsCheck?.state).toBe('failed')
  const statements = rightsCheck?.remedy?.replace(/^[^:]*: /, '').match(/[^;]+;/g) ?? []
  expect(statements.map((one) => one.trim())).toEqual([
    'create role portal_tenant nologin;',
    'grant portal_tenant to "restricted";',
    'alter database "restricted" owner to "restricted";',
  ])
  for (const statement of statements)
    await runSqlOnServer(getDatabaseUrl(postgresCluster.url, 'restricted'), statement)
  const checksAfter = await checkDatabase(getRestrictedUrl(), () => new Date())
  expect(checksAfter.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
  const { close } = await openPostgresDatabase(getRestrictedUrl(), createLog({ logLevel: 'silent' }))
  await close()
})

test('if the clocks of both machines differ, the doctor reports the difference', async () => {
  const getTimeAhead = () => new Date(Date.now() + 90_000)
  const checks = await checkDatabase(postgresCluster.url, getTimeAhead)
  expect(checks.find(({ check }) => check === 'clock')?.message).toMatch(/9\d|90|89 seconds away/)
})
