import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { createLog } from '../src/log.ts'
import { findUnknownSettings, readServerConfig } from '../src/start/server-config.ts'
import { applyDemoOption } from '../src/start/start-server.ts'
import { StartError } from '../src/start-error.ts'
import { startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const mainProgramPath = fileURLToPath(new URL('../src/start/main.ts', import.meta.url))

const productionSettings = {
  DATABASE_URL: 'postgres://database.internal/portal',
  SMTP_URL: 'smtps://mail.example',
  SESSION_SECRET: 'a secret of this installation alone',
  REGISTRY_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  PORTAL_DOMAIN: 'portal.example',
}

/** Returns the error message that prevents a server's start; empty if it starts. */
function findStartError(settings: Record<string, string | undefined>): string {
  try {
    readServerConfig(settings)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return error instanceof StartError ? error.message : ''
  }
}
const formatUnusableSettings = (faults: string) => `These settings cannot be used: ${faults}.`

test('trust E7: without a demo or settings, the server names every missing variable and builds nothing', {
  tags: 'full',
}, async () => {
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolveExit) => {
    const env = { PATH: process.env.PATH, REGISTRY_KEY: 'a key', PORT: 'many' }
    execFile(process.execPath, [mainProgramPath], { env }, (error, stdout, stderr) =>
      resolveExit({ code: error?.code, output: stdout + stderr }),
    )
  })
  expect(output).toMatch(/^These settings cannot be used: PORT \(.*\); DATABASE_URL \(is missing\); .*\n$/)
  expect(code).toBe(1)
})

test('without any settings, the error names every required variable at once', () => {
  const names = ['DATABASE_URL', 'SMTP_URL', 'SESSION_SECRET', 'REGISTRY_KEY', 'PORTAL_DOMAIN or PORTAL_URL']
  expect(findStartError({})).toBe(
    formatUnusableSettings(names.map((name) => `${name} (is missing)`).join('; ')),
  )
})

test.each(Object.keys(productionSettings))('without %s, the error names only that', (name) => {
  const shownName = name === 'PORTAL_DOMAIN' ? 'PORTAL_DOMAIN or PORTAL_URL' : name
  expect(findStartError({ ...productionSettings, [name]: undefined })).toBe(
    formatUnusableSettings(`${shownName} (is missing)`),
  )
})

test('with an identity provider for staff, the server requires their portal’s address', () => {
  const staff = { ...productionSettings, STAFF_ISSUER: 'https://login.example' }
  expect(findStartError(staff)).toBe(formatUnusableSettings('STAFF_URL (is missing)'))
  expect(findStartError({ ...staff, STAFF_URL: 'http://staff.portal.example' })).toBe(
    formatUnusableSettings('STAFF_URL (must begin with https://)'),
  )
  expect(findStartError({ ...staff, STAFF_URL: 'https://staff.portal.example' })).toBe('')
  expect(findStartError({ ...staff, STAFF_URL: 'http://localhost:4002' })).toBe('')
})

test('with all required settings, or in a demo, the server starts', () => {
  expect(findStartError(productionSettings)).toBe('')
  expect(findStartError({ DEMO: 'true' })).toBe('')
  expect(readConfig({}).demo).toBe(false)
})

test.each([
  [
    { PORTAL_DOMAIN: 'portal.example' },
    'https://{tenant}.portal.example',
    'portal.example',
    'https://assets.portal.example',
  ],
  [
    { PORTAL_URL: 'https://{tenant}.tenants.example:8443', PORTAL_DOMAIN: undefined },
    'https://{tenant}.tenants.example:8443',
    'tenants.example',
    'https://assets.tenants.example:8443',
  ],
])(
  'from %o, the addresses of portal and scripts and the sender of mails are derived',
  (settings, portalUrl, portalDomain, assetsUrl) => {
    expect(readServerConfig({ ...productionSettings, ...settings })).toMatchObject({
      portalUrl,
      portalDomain,
      assetsUrl,
      mailFrom: `portaal@${portalDomain}`,
    })
  },
)

test('relative folders are relative to the folder in which the program was started', () => {
  const { dataDir, filesDir, assetsDir } = readServerConfig({
    ...productionSettings,
    DATA_DIR: 'data',
    FILES_DIR: 'x/files',
  })
  expect([dataDir, filesDir, assetsDir]).toEqual(
    ['data', 'x/files', 'data/assets'].map((one) => resolve(one)),
  )
})

test('a registry key that cannot sign is rejected', () => {
  const oneLineKey = productionSettings.REGISTRY_KEY.replaceAll('\n', '\\n')
  for (const REGISTRY_KEY of ['a key', oneLineKey])
    expect(findStartError({ ...productionSettings, REGISTRY_KEY })).toMatch(
      /REGISTRY_KEY \(must be an Ed25519 key, PEM with its line breaks\)/,
    )
})

test('a portal address whose subdomain is not the tenant’s is rejected', () => {
  expect(findStartError({ ...productionSettings, PORTAL_URL: 'https://portal.example/{tenant}' })).toMatch(
    /PORTAL_URL \(must be/,
  )
  expect(findStartError({ ...productionSettings, PORTAL_URL: 'https://portal-{tenant}.example' })).toMatch(
    /PORTAL_URL \(must be/,
  )
})

test('a server reachable from its own machine only trusts a proxy there; for any other, the proxy must be set', () => {
  expect(readServerConfig(productionSettings).trustProxy).toBe('loopback')
  for (const HOST of ['127.0.0.1', '::1'])
    expect(readServerConfig({ ...productionSettings, HOST }).trustProxy).toBe('loopback')
  expect(findStartError({ ...productionSettings, HOST: '0.0.0.0' })).toBe(
    formatUnusableSettings('TRUST_PROXY (is missing)'),
  )
  expect(findStartError({ ...productionSettings, ADMIN_HOST: '10.0.0.5' })).toBe(
    formatUnusableSettings('TRUST_PROXY (is missing)'),
  )
  expect(readConfig({ DEMO: 'true' }).trustProxy).toBe(false)
})

test.each([
  { PORTAL_URL: 'http://{tenant}.portal.example' },
  { ASSETS_URL: 'http://assets.portal.example' },
  { ADVICE_URL: 'http://advice.example/advice' },
  { ASSESSMENT_URL: 'http://assessment.example/' },
  { ERROR_REPORT_URL: 'http://key@errors.example/1' },
])('with a public address by plain http, the server refuses to start: %o', (settings) => {
  const [name = ''] = Object.keys(settings)
  expect(findStartError({ ...productionSettings, ...settings })).toBe(
    formatUnusableSettings(`${name} (must begin with https://)`),
  )
})

test.each([
  { PORTAL_URL: 'https://{tenant}.localhost:4000' },
  { PORTAL_URL: 'https://{tenant}.sub.localhost' },
  { PORTAL_DOMAIN: 'localhost' },
])('with a localhost address as the portal’s, the server refuses to start: %o', (settings) => {
  const [name = ''] = Object.keys(settings)
  expect(findStartError({ ...productionSettings, ...settings })).toBe(
    formatUnusableSettings(`${name} (must be a public address)`),
  )
})

test.each([
  ['none', false],
  ['2', 2],
  ['uniquelocal', 'uniquelocal'],
  ['10.0.0.0/8, 2001:db8::1', '10.0.0.0/8, 2001:db8::1'],
])('TRUST_PROXY=%s is parsed as %s', (TRUST_PROXY, expectedValue) => {
  expect(readServerConfig({ ...productionSettings, TRUST_PROXY }).trustProxy).toBe(expectedValue)
})

test.each(['true', 'yes', '0', '10', 'proxy.internal', '10.0.0.0/33', '10.0.0.1/8/8', '10.0.0.1,'])(
  'TRUST_PROXY=%s is rejected',
  (TRUST_PROXY) => {
    expect(findStartError({ ...productionSettings, TRUST_PROXY })).toMatch(
      /TRUST_PROXY \(must be none, how many proxies/,
    )
  },
)

test('unknown variables that start like settings are reported', () => {
  const misspeltVariables = { TRUST_PROXIES: '1', PORTAL_DOMAINS: 'x', SESSION_SECRET_OLD: 'x' }
  const otherVariables = {
    PATH: '/bin',
    HOME: '/',
    HOSTNAME: 'x',
    OTEL_SERVICE_NAME: 'x',
    REGISTRY_PUBLIC_KEYS: 'x',
  }
  expect(findUnknownSettings({ ...productionSettings, ...misspeltVariables, ...otherVariables })).toEqual(
    Object.keys(misspeltVariables),
  )
})

test('trust E7: without tenants in the settings, npm start starts a demo', () => {
  const readDemoSetting = (env: Record<string, string>, ...args: string[]) =>
    readConfig(applyDemoOption(env, args)).demo
  expect(readDemoSetting({}, '--demo')).toBe(true)
  expect(readDemoSetting({ PORT: '5000', DEMO: '' }, '--demo')).toBe(true)
  expect(readDemoSetting({})).toBe(false)
  expect(readDemoSetting({ DEMO: 'false' }, '--demo')).toBe(false)
  for (const [name, value] of Object.entries(productionSettings))
    expect(readDemoSetting({ [name]: value }, '--demo')).toBe(false)
  expect(readDemoSetting({ ...productionSettings, DEMO: 'true' }, '--demo')).toBe(true)
})

test('trust E7: only a demo stores mails: they are deleted when tenants are served, and no new ones are stored', {
  tags: 'full',
}, async () => {
  const server = await startHarness()
  const { database } = server
  const payload = { username: 'emma' }
  const recovery = { method: 'POST' as const, url: '/api/zuider/customer/auth/recover/password', payload }
  await server.app.inject(recovery)
  await waitForDueJobs(server.database.db)
  const listStoredMails = () => database.db.select({ text: outbox.text }).from(outbox)
  expect((await listStoredMails()).map(({ text }) => text).join()).toMatch(/reset_password=1&token=/)
  await server.app.close()

  const config = readConfig({ ...productionSettings, LOG_LEVEL: 'silent', SMTP_URL: undefined })
  const { app } = await createServers({
    config,
    database,
    log: createLog(config),
    files: createMemoryFileStore(),
  })
  expect(await listStoredMails()).toEqual([])
  expect((await app.inject(recovery)).statusCode).toBe(200)
  await waitForDueJobs(database.db)
  expect(await listStoredMails()).toEqual([])
  expect((await app.inject('/outbox')).statusCode).toBe(404)
  await app.close()
  await database.close()
})
