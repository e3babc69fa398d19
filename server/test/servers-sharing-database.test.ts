// @module-tag full
import { getTasks } from '@portal/contract/task'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { deleteExpiredRecords } from '../src/database/delete-expired-records.ts'
import { sessions } from '../src/database/tables/session.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { openDemoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'

const log = createLog({ logLevel: 'silent' })
const config = readConfig(testSettings)

test('two servers with one database share sessions, and their ends', async () => {
  const database = await openDemoDatabase()
  const [{ app: firstApp }, { app: secondApp }] = await Promise.all([
    createServers({ config, database, log, files: createMemoryFileStore() }),
    createServers({ config, database, log, files: createMemoryFileStore() }),
  ])
  const payload = { username: 'anna', password: demoPassword, tenant: 'zuider' }
  const tokens = (await firstApp.inject({ method: 'POST', url: '/auth/login', payload })).json()
  const requestTasks = () =>
    secondApp.inject({
      url: `/api/zuider${getTasks.path}`,
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
  expect((await requestTasks()).statusCode).toBe(200)
  const body = { token: tokens.refresh_token, tenant: 'zuider' }
  const refreshResponses = await Promise.all(
    [firstApp, secondApp, firstApp, secondApp, firstApp].map((app) =>
      app.inject({ method: 'POST', url: '/auth/refresh', payload: body }),
    ),
  )
  expect(refreshResponses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  await firstApp.inject({ method: 'POST', url: '/auth/logout', payload: body })
  expect((await requestTasks()).statusCode).toBe(401)
  await deleteExpiredRecords({ db: database.db, clock: () => new Date(Date.now() + 2 * 86_400_000) })
  expect(await database.db.select().from(sessions).where(eq(sessions.customerId, 1))).toEqual([])
  await Promise.all([firstApp.close(), secondApp.close()])
  await database.close()
})
