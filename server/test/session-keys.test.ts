import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTasks } from '@portal/contract/task'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { demoPassword } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { deriveKeys } from '../src/sessions/session-keys.ts'
import { StartError } from '../src/start-error.ts'
import { demoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'
import { memoryFiles } from './memory-files.ts'

const [first, second] = ['the first secret of this installation', 'the second secret of this installation']
const log = createLog({ logLevel: 'silent' })
let database: OpenDatabase
let folder: string
let apps: FastifyInstance[]

beforeEach(async () => {
  apps = []
  database = await demoDatabase()
  folder = await mkdtemp(join(tmpdir(), 'portal-keys-'))
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await database.close()
  await rm(folder, { recursive: true })
})

async function start(settings: Record<string, string | undefined>): Promise<FastifyInstance> {
  const config = readConfig({ ...testSettings, SESSION_SECRET: undefined, DATA_DIR: folder, ...settings })
  const { app } = await createServers({ config, database, log, files: memoryFiles() })
  apps.push(app)
  return app
}

const post = async (app: FastifyInstance, url: string, payload: object) =>
  (await app.inject({ method: 'POST', url, payload })).json()
const signIn = (app: FastifyInstance) =>
  post(app, '/auth/login', { username: 'anna', password: demoPassword, tenant: 'zuider' })
const refresh = (app: FastifyInstance, token: string) =>
  post(app, '/auth/refresh', { token, tenant: 'zuider' })

/** Status of a read with a token. */
const read = async (app: FastifyInstance, token: string) =>
  (
    await app.inject({
      url: `/api/zuider${getTasks.path}`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

test('trust E8: outside a demo the key comes from the settings alone', { tags: 'full' }, async () => {
  await expect(start({ DEMO: 'false' })).rejects.toBeInstanceOf(StartError)
  await expect(start({ DEMO: 'false' })).rejects.toThrow(/^Set SESSION_SECRET to at least 32 characters/)
  expect(() => readConfig({ SESSION_SECRET: 'short' })).toThrow(/SESSION_SECRET .*32 characters/)
  const app = await start({ DEMO: 'false', SESSION_SECRET: first })
  expect(await read(app, (await signIn(app)).access_token)).toBe(200)
})

test('trust E8: a demo keeps one in a file that only its user can read', async () => {
  const { access_token } = await signIn(await start({}))
  const path = join(folder, 'session-key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await read(await start({}), access_token)).toBe(200)
  expect((await readFile(path, 'utf8')).length).toBeGreaterThanOrEqual(43)
  await writeFile(path, '')
  await expect(start({})).rejects.toThrow(/session-key holds no key: remove it/)
})

test('a key of one purpose is the key of no other, and never the secret itself', () => {
  const keys = Object.values(deriveKeys(first, second)).flatMap(({ accepted }) => accepted)
  const texts = keys.map((key) => Buffer.from(key).toString('hex'))
  expect(new Set(texts).size).toBe(2 * Object.keys(deriveKeys(first)).length)
  expect(keys.every((key) => key.length === 32)).toBe(true)
  expect(texts).not.toContain(Buffer.from(first).toString('hex'))
})

test('after a change of secrets nobody has to sign in again, and the old one signs nothing', {
  tags: 'full',
}, async () => {
  const before = await start({ SESSION_SECRET: first })
  const tokens = await signIn(before)
  const exchanged = await refresh(before, tokens.refresh_token)
  const app = await start({ SESSION_SECRET: second, SESSION_SECRET_BEFORE: first })
  expect(await read(app, tokens.access_token)).toBe(200)
  const again = await refresh(app, tokens.refresh_token)
  expect(again.refresh_token).toBe(exchanged.refresh_token)
  expect(await read(app, again.access_token)).toBe(200)
  expect(await read(before, again.access_token)).toBe(401)
  const next = await refresh(app, again.refresh_token)
  const only = await start({ SESSION_SECRET: second })
  expect(await read(only, next.access_token)).toBe(200)
  expect(await read(only, tokens.access_token)).toBe(401)
  expect(await refresh(only, again.refresh_token)).toMatchObject({ refresh_token: next.refresh_token })
})
