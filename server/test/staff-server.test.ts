import { expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createStaffServer } from '../src/staff/server.ts'
import { demoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { signInAll, staffToken } from './staff.ts'

test('what staff do stands at a server of its own, and not on the address of customers', {
  tags: 'full',
}, async () => {
  const config = readConfig({ ...testSettings, MAP_TILES_URL: 'off' })
  const log = createLog(config)
  const staff = await createStaffServer(config, log)
  const database = await demoDatabase()
  await signInAll(database.db)
  const app = await createApp({ config, database, log, files: memoryFiles(), staff })
  const request = {
    method: 'POST' as const,
    url: '/adviser/read',
    headers: { authorization: `Bearer ${staffToken}` },
    payload: { tenant: 'zuider', kind: 'message' },
  }
  expect((await staff.inject(request)).statusCode).toBe(200)
  expect((await staff.inject({ ...request, headers: {} })).statusCode).toBe(401)
  expect((await app.inject(request)).statusCode).toBe(404)
  expect((await staff.inject({ url: '/healthz' })).statusCode).toBe(404)
  await Promise.all([app.close(), staff.close()])
})

test('staff are let in from this machine alone unless a setting says otherwise', () => {
  expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({
    host: '0.0.0.0',
    adminHost: 'localhost',
    adminPort: 4002,
  })
  expect(readConfig({ ADMIN_HOST: '10.0.0.4' }).adminHost).toBe('10.0.0.4')
})
