import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTasks } from '@portal/contract/task'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { deriveSessionKeys } from '../src/sessions/session-keys.ts'
import { StartError } from '../src/start-error.ts'
import { openDemoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'

const [firstSecret, secondSecret] = [
  'the first secret of this installation',
  'the second secret of this installation',
]
const log = createLog({ logLevel: 'silent' })
let database: OpenDatabase
let keyFolder: string
let startedApps: FastifyInstance[]

beforeEach(async () => {
  startedApps = []
  database = await openDemoDatabase()
  keyFolder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
})
afterEach(async () => {
  await Promise.all(startedApps.map((app) => app.close()))
  await database.close()
  await rm(keyFolder, { recursive: true })
})

async function startApp(settings: Record<string, string | undefined>): Promise<FastifyInstance> {
  const config = readConfig({ ...testSettings, SESSION_SECRET: undefined, DATA_DIR: keyFolder, ...settings })
  const { app } = await createServers({ config, database, log, files: createMemoryFileStore() })
  startedApps.push(app)
  return app
}

const postJson = async (app: FastifyInstance, url: string, payload: object) =>
  (await app.inject({ method: 'POST', url, payload })).json()
const signInAnna = (app: FastifyInstance) =>
  postJson(app, '/auth/login', { username: 'anna', password: demoPassword, tenant: 'zuider' })
const refreshSession = (app: FastifyInstance, token: string) =>
  postJson(app, '/auth/refresh', { token, tenant: 'zuider' })

const getReadStatus = async (app: FastifyInstance, token: string) =>
  (
    await app.inject({
      url: `/api/zuider${getTasks.path}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

test('trust E8: outside a demo, the key comes from the settings only', { tags: 'full' }, async () => {
  await expect(startApp({ DEMO: 'false' })).rejects.toBeInstanceOf(StartError)
  await expect(startApp({ DEMO: 'false' })).rejects.toThrow(/^Set SESSION_SECRET to at least 32 characters/)
  expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET .*32 characters/)
  const app = await startApp({ DEMO: 'false', SESSION_SECRET: firstSecret })
  expect(await getReadStatus(app, (await signInAnna(app)).access_token)).toBe(200)
})

test('trust E8: a demo stores one in a file that only its user can read', async () => {
  const { access_token } = await signInAnna(await startApp({}))
  const path = join(keyFolder, 'session-key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await getReadStatus(await startApp({}), access_token)).toBe(200)
  expect((await readFile(path, 'utf8')).length).toBeGreaterThanOrEqual(43)
  await writeFile(path, '')
  await expect(startApp({})).rejects.toThrow(/session-key holds no key: remove it/)
})

test('a key of one purpose differs from those of others, and from the secret itself', () => {
  const keys = Object.values(deriveSessionKeys(firstSecret, secondSecret)).flatMap(({ accepted }) => accepted)
  const texts = keys.map((key) => Buffer.from(key).toString('hex'))
  expect(new Set(texts).size).toBe(2 * Object.keys(deriveSessionKeys(firstSecret)).length)
  expect(keys.every((key) => key.length === 32)).toBe(true)
  expect(texts).not.toContain(Buffer.from(firstSecret).toString('hex'))
})

test('after a change of secrets, sessions continue, and the old secret signs nothing', {
  tags: 'full',
}, async () => {
  const previousApp = await startApp({ SESSION_SECRET: firstSecret })
  const tokens = await signInAnna(previousApp)
  const firstRefresh = await refreshSession(previousApp, tokens.refresh_token)
  const app = await startApp({ SESSION_SECRET: secondSecret, SESSION_SECRET_BEFORE: firstSecret })
  expect(await getReadStatus(app, tokens.access_token)).toBe(200)
  const secondRefresh = await refreshSession(app, tokens.refresh_token)
  expect(secondRefresh.refresh_token).toBe(firstRefresh.refresh_token)
  expect(await getReadStatus(app, secondRefresh.access_token)).toBe(200)
  expect(await getReadStatus(previousApp, secondRefresh.access_token)).toBe(401)
  const thirdRefresh = await refreshSession(app, secondRefresh.refresh_token)
  const appWithNewSecret = await startApp({ SESSION_SECRET: secondSecret })
  expect(await getReadStatus(appWithNewSecret, thirdRefresh.access_token)).toBe(200)
  expect(await getReadStatus(appWithNewSecret, tokens.access_token)).toBe(401)
  expect(await refreshSession(appWithNewSecret, secondRefresh.refresh_token)).toMatchObject({
    refresh_token: thirdRefresh.refresh_token,
  })
})
