import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openPortal } from '../src/start/open-portal.ts'
import { openDemoDatabase } from './databases.ts'
import { startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { signInStaffWithAllRights, staffToken } from './sign-in-staff.ts'

async function startServers(settings: Record<string, string> = {}) {
  const config = readConfig({ ...testSettings, MAP_TILES_URL: 'off', TRUST_PROXY: '1', ...settings })
  const database = await openDemoDatabase()
  const servers = await createServers({
    config,
    database,
    log: createLog(config),
    files: createMemoryFileStore(),
  })
  servers.app.addHook('onClose', () => database.close())
  return { ...servers, database }
}

test('staff actions are available at the staff server only, not at the customers’ address', {
  tags: 'full',
}, async () => {
  const { app, staff, database, close } = await startServers()
  await signInStaffWithAllRights(database.db)
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
  await close()
})

test('staff calls are accepted from this machine only, unless a setting says otherwise', () => {
  expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({
    host: '0.0.0.0',
    adminHost: 'localhost',
    adminPort: 4002,
  })
  expect(readConfig({ ADMIN_HOST: '10.0.0.4' }).adminHost).toBe('10.0.0.4')
})

describe.each(['app', 'staff'] as const)('the server %s', (serverName) => {
  test('takes the client address from the proxy, with or without a port, and never fails on an invalid one', {
    tags: 'full',
  }, async () => {
    const { [serverName]: app, close } = await startServers()
    app.get('/who', async ({ ip }) => ip)
    const readClientIp = async (forwardedFor: string) => {
      const response = await app.inject({ url: '/who', headers: { 'x-forwarded-for': forwardedFor } })
      return `${response.statusCode} ${response.body}`
    }
    expect(await readClientIp('203.0.113.7')).toBe('200 203.0.113.7')
    expect(await readClientIp('198.51.100.1, 203.0.113.7:50001')).toBe('200 203.0.113.7')
    expect(await readClientIp('[2001:db8::7]:443')).toBe('200 2001:db8::7')
    expect(await readClientIp('2001:db8::7')).toBe('200 2001:db8::7')
    expect(await readClientIp('unknown')).toBe('200 0.0.0.0')
    await close()
  })

  test('counts requests of one address together, whatever its port, and rejects too many', {
    tags: 'full',
  }, async () => {
    const { [serverName]: app, close } = await startServers({ ADDRESS_REQUESTS_PER_MINUTE: '20' })
    app.get('/who', async ({ ip }) => ip)
    const requestFromPort = (port: number, host = '203.0.113.7') =>
      app.inject({ url: '/who', headers: { 'x-forwarded-for': `${host}:${port}` } })
    for (let port = 1; port <= 20; port++) expect((await requestFromPort(port)).statusCode).toBe(200)
    expect((await requestFromPort(21)).statusCode).toBe(429)
    expect((await requestFromPort(21, '203.0.113.8')).statusCode).toBe(200)
    await close()
  })
})

test('too many requests of an address are rejected by staff sign-in, the tenant API and street pictures', {
  tags: 'full',
}, async () => {
  const { app, staff, close } = await startServers()
  const calls = [
    [staff, 'POST', '/staff/device', 60],
    [staff, 'POST', '/staff/session', 60],
    [staff, 'GET', '/staff/return', 60],
    [staff, 'GET', '/tenant/v1/changes', 3000],
    [app, 'GET', '/streetview?size=1x1&location=x', 60],
  ] as const
  for (const [server, method, url, limit] of calls) {
    const { statusCode, headers } = await server.inject({ method, url })
    expect([url, statusCode === 429, headers['x-ratelimit-limit']]).toEqual([url, false, String(limit)])
  }
  const requestStaffReturn = () => staff.inject({ url: '/staff/return' })
  for (let requestIndex = 0; requestIndex < 59; requestIndex++) await requestStaffReturn()
  expect((await requestStaffReturn()).statusCode).toBe(429)
  await close()
})

/** Lists the names of a server's hooks by lifecycle event. */
function listHooks(app: FastifyInstance): Record<string, string[]> {
  const [hooksSymbol] = Object.getOwnPropertySymbols(app).filter((one) => one.description === 'fastify.hooks')
  const hooks: Record<string, unknown> = hooksSymbol ? Reflect.get(app, hooksSymbol) : {}
  return Object.fromEntries(
    Object.entries(hooks).map(([lifecycleEvent, hookList]) => [
      lifecycleEvent,
      Array.isArray(hookList) ? hookList.map((hook) => String(hook)) : [],
    ]),
  )
}
/** Lists the methods and paths of a server's routes, from Fastify's printed route tree. */
function listRoutes(app: FastifyInstance): string[] {
  const path: string[] = []
  return [
    ...app.printRoutes({ commonPrefix: false }).matchAll(/^([│ ]*)[├└]── (.*?)(?: \((.*)\))?$/gm),
  ].flatMap(([, indentation = '', part = '', methods]) => {
    path.length = indentation.length / 4
    path.push(part)
    return methods ? [`${methods} ${path.join('')}`] : []
  })
}

test('test servers have the same routes and hooks as those of npm start', {
  tags: 'full',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-servers-'))
  const config = readConfig({ ...testSettings, MAP_TILES_URL: 'off', DATA_DIR: folder })
  const portal = await openPortal(config, createLog(config))
  const testServer = await startHarness()
  await Promise.all([portal.app.ready(), testServer.staff.ready()])
  for (const serverName of ['app', 'staff'] as const) {
    expect(listRoutes(testServer[serverName]).length).toBeGreaterThan(50)
    expect(listRoutes(portal[serverName])).toEqual(expect.arrayContaining(listRoutes(testServer[serverName])))
    for (const [lifecycleEvent, hookTexts] of Object.entries(listHooks(testServer[serverName])))
      expect(listHooks(portal[serverName])[lifecycleEvent]).toEqual(expect.arrayContaining(hookTexts))
  }
  await Promise.all([portal.close(), testServer.close()])
  await rm(folder, { recursive: true })
})
