import { describe, expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
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

describe.each([
  [
    'customers',
    async (config: Config) => {
      const database = await demoDatabase()
      const app = await createApp({ config, database, log: createLog(config), files: memoryFiles() })
      app.addHook('onClose', () => database.close())
      return app
    },
  ],
  ['staff', (config: Config) => createStaffServer(config, createLog(config))],
] as const)('the server of %s', (_, create) => {
  const settings = { ...testSettings, MAP_TILES_URL: 'off', TRUST_PROXY: '1' }

  test('takes the address from the proxy, with or without a port, and never fails by an odd one', async () => {
    const app = await create(readConfig(settings))
    app.get('/who', async ({ ip }) => ip)
    const seen = async (forwarded: string) => {
      const answer = await app.inject({ url: '/who', headers: { 'x-forwarded-for': forwarded } })
      return `${answer.statusCode} ${answer.body}`
    }
    expect(await seen('203.0.113.7')).toBe('200 203.0.113.7')
    expect(await seen('198.51.100.1, 203.0.113.7:50001')).toBe('200 203.0.113.7')
    expect(await seen('[2001:db8::7]:443')).toBe('200 2001:db8::7')
    expect(await seen('2001:db8::7')).toBe('200 2001:db8::7')
    expect(await seen('unknown')).toBe('200 0.0.0.0')
    await app.close()
  })

  test('counts requests of one address whose port changes together, and refuses what is too many', async () => {
    const app = await create(readConfig({ ...settings, ADDRESS_REQUESTS_PER_MINUTE: '20' }))
    app.get('/who', async ({ ip }) => ip)
    const ask = (port: number, host = '203.0.113.7') =>
      app.inject({ url: '/who', headers: { 'x-forwarded-for': `${host}:${port}` } })
    for (let port = 1; port <= 20; port++) expect((await ask(port)).statusCode).toBe(200)
    expect((await ask(21)).statusCode).toBe(429)
    expect((await ask(21, '203.0.113.8')).statusCode).toBe(200)
    await app.close()
  })
})
