import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { createLog } from '../src/log.ts'
import { withDemoAsked } from '../src/start/demo-asked.ts'
import { checkRequired } from '../src/start/required.ts'
import { StartError } from '../src/start-error.ts'
import { harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { settled } from './settled.ts'

const program = fileURLToPath(new URL('../src/start/main.ts', import.meta.url))

/** All that a server for real firms needs. */
const real = {
  DATABASE_URL: 'postgres://database.internal/portal',
  SMTP_URL: 'smtps://mail.example',
  SESSION_SECRET: 'a secret of this installation alone',
  REGISTRY_KEY: 'a key',
  PORTAL_DOMAIN: 'portal.example',
}

test('trust E7: without a word about a demo the server does not start, and lists all that it misses', {
  tags: 'full',
}, async () => {
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, REGISTRY_KEY: 'a key' }
    execFile(process.execPath, [program], { env }, (error, out, err) =>
      resolve({ code: error?.code, said: out + err }),
    )
  })
  expect(said).toBe(
    'Set DATABASE_URL, SMTP_URL, SESSION_SECRET, PORTAL_DOMAIN or PORTAL_URL (a public address) to serve real firms, or DEMO=true for a demo.\n',
  )
  expect(code).toBe(1)
})

test.each(Object.keys(real))('without %s it names just that', (name) => {
  const refusal = () => checkRequired(readConfig({ ...real, [name]: undefined }))
  expect(refusal).toThrow(StartError)
  expect(refusal).toThrow(new RegExp(`^Set ${name} (or PORTAL_URL \\(a public address\\) )?to serve`))
})

test('with all of it, or in a demo, it starts', () => {
  checkRequired(readConfig(real))
  checkRequired(readConfig({ DEMO: 'true' }))
  expect(readConfig({}).demo).toBe(false)
})

test.each(['http://{tenant}.localhost:4000', 'http://{tenant}.sub.localhost'])(
  '%s is no public address',
  (PORTAL_URL) => {
    expect(() => checkRequired(readConfig({ ...real, PORTAL_URL }))).toThrow('a public address')
  },
)

test('trust E7: npm start asks for a demo, unless anything says that firms are served', () => {
  const demoOf = (env: Record<string, string>, ...args: string[]) => readConfig(withDemoAsked(env, args)).demo
  expect(demoOf({}, '--demo')).toBe(true)
  expect(demoOf({ PORT: '5000', DEMO: '' }, '--demo')).toBe(true)
  expect(demoOf({})).toBe(false)
  expect(demoOf({ DEMO: 'false' }, '--demo')).toBe(false)
  for (const [name, value] of Object.entries(real)) expect(demoOf({ [name]: value }, '--demo')).toBe(false)
  expect(demoOf({ ...real, DEMO: 'true' }, '--demo')).toBe(true)
})

test('trust E7: only a demo keeps mails: what one left is gone when firms are served, and nothing joins it', {
  tags: 'full',
}, async () => {
  const server = await harness()
  const { database } = server
  const payload = { username: 'emma' }
  const recovery = { method: 'POST' as const, url: '/api/zuider/customer/auth/recover/password', payload }
  await server.app.inject(recovery)
  await settled(server.database.db)
  const kept = () => database.db.select({ text: outbox.text }).from(outbox)
  expect((await kept()).map(({ text }) => text).join()).toMatch(/reset_password=1&token=/)
  await server.app.close()

  const config = readConfig({ ...real, LOG_LEVEL: 'silent', SMTP_URL: undefined })
  const app = await createApp({ config, database, log: createLog(config), files: memoryFiles() })
  expect(await kept()).toEqual([])
  expect((await app.inject(recovery)).statusCode).toBe(200)
  await settled(database.db)
  expect(await kept()).toEqual([])
  expect((await app.inject('/outbox')).statusCode).toBe(404)
  await app.close()
  await database.close()
})
