import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiCall, type CallInput, type CallResponse, createCallUrl } from '@portal/contract/call'
import { getConsoleTenant, switchTenantFeatureAsOperator } from '@portal/contract/console-tenants'
import {
  getReleasedRemote,
  getReleasedRemotes,
  getVersionChanges,
  runReleaseAction,
} from '@portal/contract/release'
import { authoriseReleaseKey, getReleaseTeams, revokeReleaseKey } from '@portal/contract/release-team'
import { staffApiBase } from '@portal/contract/staff'
import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServers, type PortalServers } from '../src/app.ts'
import { demoOperatorEmail, readConfig } from '../src/config.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { builds, versionPageCounts, versionVitals } from '../src/database/tables/build.ts'
import { staff } from '../src/database/tables/staff.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { createLog } from '../src/log.ts'
import { recordBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { openRegistryKey } from '../src/registry/registry-key.ts'
import { openDemoDatabase } from './databases.ts'
import { testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { signInStaff } from './sign-in-staff.ts'
import { createSmallBuild } from './small-remote.ts'

const staffOrigin = 'http://localhost:4002'
const [operator, owner] = ['o'.repeat(43), 'w'.repeat(43)]
const config = readConfig({ ...testSettings, MAP_TILES_URL: 'off' })
let database: Awaited<ReturnType<typeof openDemoDatabase>>
let portalServers: PortalServers

beforeAll(async () => {
  database = await openDemoDatabase()
  const { db } = database
  const key = await openRegistryKey(undefined, await mkdtemp(path.join(tmpdir(), 'portal-key-')))
  const release = { key }
  const log = createLog(config)
  portalServers = await createServers({ config, database, log, files: createMemoryFileStore(), release })
  await signInStaff(db, { token: operator, email: demoOperatorEmail, name: 'Olivier Peters', roles: {} })
  await signInStaff(db, {
    token: owner,
    email: 'baas@example.nl',
    name: 'Olga Baas',
    roles: { zuider: 'owner' },
  })
  for (const version of ['1.0.0', '2.0.0'])
    await recordBuild(db, 'mf-x', createSmallBuild(version).descriptor)
  const { hash } = createSmallBuild('1.0.0').descriptor
  await setChannelBuild(db, { name: 'mf-x', hash, channel: 'live' }, 'promote mf-x 1.0.0', { by: 'team' })
  await db.update(builds).set({ passedAt: new Date() }).where(eq(builds.hash, hash))
})
afterAll(async () => {
  await portalServers.close()
  await database.close()
})

const sendAsOperator = <C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  { token = operator, origin = staffOrigin }: { token?: string | null; origin?: string } = {},
) =>
  portalServers.staff.inject({
    method: call.method,
    url: `${staffApiBase}${createCallUrl(call, input)}`,
    headers: { origin, ...(token ? { cookie: `portal-staff=${token}` } : {}) },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  })
async function requestAsOperator<C extends ApiCall>(call: C, input: CallInput<C>): Promise<CallResponse<C>> {
  const response = await sendAsOperator(call, input)
  expect(response.statusCode, response.body).toBe(200)
  return v.parse(call.response, response.json())
}
const createActionInput = (body: CallInput<typeof runReleaseAction>['body']) => ({
  params: { remote: 'mf-x' },
  body,
})
const rolloutInput = createActionInput({
  act: 'place',
  to: '2.0.0',
  tenant: 'zuider',
  percent: 10,
  force: true,
  why: 'proef',
})
const readCurrentRemote = async () =>
  (await requestAsOperator(getReleasedRemotes, {})).data.remotes.find(({ name }) => name === 'mf-x')
const readAuditEntries = async (subdomain: string) => {
  const rows = await database.db
    .select({
      command: auditEntries.command,
      about: auditEntries.about,
      by: auditEntries.staffName,
      outcome: auditEntries.outcome,
    })
    .from(auditEntries)
    .innerJoin(tenants, eq(tenants.id, auditEntries.tenantId))
    .where(and(eq(tenants.subdomain, subdomain)))
    .orderBy(auditEntries.position)
  return rows
}

test('only operators can use the console’s calls, and only from a page of its own origin', async () => {
  const remoteBefore = await readCurrentRemote()
  expect((await sendAsOperator(getReleasedRemotes, {}, { token: null })).statusCode).toBe(401)
  expect((await sendAsOperator(getReleasedRemotes, {}, { token: owner })).statusCode).toBe(403)
  expect((await sendAsOperator(runReleaseAction, rolloutInput, { token: owner })).statusCode).toBe(403)
  expect((await sendAsOperator(runReleaseAction, rolloutInput, { token: null })).statusCode).toBe(401)
  const crossOriginResponse = await sendAsOperator(runReleaseAction, rolloutInput, {
    origin: 'http://zuider.localhost:4000',
  })
  expect(crossOriginResponse.statusCode).toBe(403)
  expect(await readCurrentRemote()).toEqual(remoteBefore)
})

test('an operator removed from the settings is refused at the next call', async () => {
  const { db } = database
  await db.update(staff).set({ email: 'former@example.nl' }).where(eq(staff.email, demoOperatorEmail))
  expect((await sendAsOperator(getReleasedRemotes, {})).statusCode).toBe(403)
  await db.update(staff).set({ email: demoOperatorEmail }).where(eq(staff.email, 'former@example.nl'))
  expect((await sendAsOperator(getReleasedRemotes, {})).statusCode).toBe(200)
})

test('a rollout and its rollback apply at once, and are in the history with their author and in the tenant’s audit log', async () => {
  await requestAsOperator(runReleaseAction, rolloutInput)
  expect((await readCurrentRemote())?.placements).toEqual([
    {
      tenant: 'zuider',
      shows: 'channel',
      channel: 'live',
      version: '1.0.0',
      rollout: { version: '2.0.0', percent: 10 },
    },
  ])
  await requestAsOperator(runReleaseAction, createActionInput({ act: 'rollback', tenant: 'zuider' }))
  const { history, remote } = (await requestAsOperator(getReleasedRemote, { params: { remote: 'mf-x' } }))
    .data
  expect(remote.placements).toEqual([])
  expect(history.slice(0, 2)).toMatchObject([
    { action: 'rollback of: place mf-x 2.0.0 at 10% for zuider', by: 'Olivier Peters' },
    { action: 'place mf-x 2.0.0 at 10% for zuider', by: 'Olivier Peters', why: 'proef' },
  ])
  expect(await readAuditEntries('zuider')).toMatchObject([
    {
      command: 'release place',
      by: 'Olivier Peters',
      outcome: 'done',
      about: { remote: 'mf-x', percent: 10 },
    },
    { command: 'release rollback', outcome: 'done' },
  ])
})

test('placing an untested version without force, or for an unknown tenant, is refused and recorded', async () => {
  const unforcedResponse = await sendAsOperator(
    runReleaseAction,
    createActionInput({ act: 'place', to: '2.0.0' }),
  )
  expect([unforcedResponse.statusCode, unforcedResponse.json().error]).toEqual([409, 'not_passed'])
  const unknownTenantResponse = await sendAsOperator(
    runReleaseAction,
    createActionInput({ act: 'place', to: '2.0.0', tenant: 'nergens', force: true }),
  )
  expect(unknownTenantResponse.statusCode).toBe(404)
  const [refusedEntry] = await database.db
    .select({ about: auditEntries.about, outcome: auditEntries.outcome })
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, 0), eq(auditEntries.command, 'release place')))
  expect(refusedEntry).toMatchObject({
    outcome: 'refused',
    about: { remote: 'mf-x', to: '2.0.0', status: 409 },
  })
  expect((await readCurrentRemote())?.channels).toEqual([{ channel: 'live', version: '1.0.0' }])
})

test.each([
  [{ act: 'place', to: '2.0.0', tenant: 'zuider', percent: 101 }],
  [{ act: 'place', to: '2.0.0', tenant: '../zuider', percent: 10 }],
  [{ act: 'rollback', channel: 'dev-me' }],
  [{ act: 'publish', version: '2.0.0' }],
])('the invalid action %j is rejected with the name of each wrong field', async (body) => {
  const response = await sendAsOperator(runReleaseAction, {
    params: { remote: 'mf-x' },
    body: body as never,
  })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().errors).length).toBeGreaterThan(0)
})

test('a version shows its health of the last day, and what it would change', async () => {
  const { db } = database
  const now = new Date()
  const twoDaysAgo = new Date(now.getTime() - 2 * 86_400_000)
  const remoteVersion = { name: 'mf-x', version: '2.0.0' }
  await db.insert(versionPageCounts).values([
    { ...remoteVersion, minute: now, ran: 8, failed: 2, slow: 1 },
    { ...remoteVersion, minute: twoDaysAgo, ran: 90, failed: 90 },
  ])
  await db.insert(versionVitals).values({ ...remoteVersion, hour: now, vital: 'INP', reports: 10, good: 9 })
  const { versions } = (await requestAsOperator(getReleasedRemote, { params: { remote: 'mf-x' } })).data
  expect(versions.find(({ version }) => version === '2.0.0')?.health).toEqual({
    ran: 8,
    failed: 2,
    slow: 1,
    vitals: [{ name: 'INP', told: 10, good: 9 }],
  })
  const params = { remote: 'mf-x', version: '2.0.0' }
  expect((await requestAsOperator(getVersionChanges, { params })).data).toMatchObject({
    from: '1.0.0',
    to: '2.0.0',
  })
  const unknownVersionResponse = await sendAsOperator(getVersionChanges, {
    params: { remote: 'mf-x', version: '9.9.9' },
  })
  expect(unknownVersionResponse.statusCode).toBe(404)
})

test('a publishing key is granted and revoked with a name, and both are recorded', async () => {
  const key = 'k'.repeat(43)
  const body = { key, team: 'sparen', remotes: ['mf-sparen'] }
  await requestAsOperator(authoriseReleaseKey, { body })
  const [grantedKey] = (await requestAsOperator(getReleaseTeams, {})).data
  expect(grantedKey).toMatchObject({ ...body, granted_by: 'Olivier Peters', revoked_at: null })
  await requestAsOperator(revokeReleaseKey, { params: { key } })
  expect((await requestAsOperator(getReleaseTeams, {})).data[0]?.revoked_at).not.toBeNull()
  expect((await sendAsOperator(revokeReleaseKey, { params: { key: 'x'.repeat(43) } })).statusCode).toBe(404)
  const keyEntries = await database.db
    .select({ command: auditEntries.command, outcome: auditEntries.outcome, about: auditEntries.about })
    .from(auditEntries)
    .where(eq(auditEntries.tenantId, 0))
    .orderBy(auditEntries.position)
  expect(keyEntries.slice(-3)).toMatchObject([
    { command: 'release grant', outcome: 'done', about: { team: 'sparen', remotes: 'mf-sparen' } },
    { command: 'release revoke', outcome: 'done', about: { key } },
    { command: 'release revoke', outcome: 'refused' },
  ])
})

test('a feature turned off by an operator is off for customers, and the history has the operator’s name', async () => {
  const params = { subdomain: 'zuider' }
  await requestAsOperator(switchTenantFeatureAsOperator, {
    params,
    body: { name: 'show_income', value: false },
  })
  const tenant = await portalServers.app.inject({ url: '/api/zuider/customer/tenant' })
  expect(tenant.json().data.show_income).toBe(false)
  await requestAsOperator(switchTenantFeatureAsOperator, {
    params,
    body: { name: 'show_income', value: null },
  })
  await requestAsOperator(runReleaseAction, createActionInput({ act: 'place', to: 'off', tenant: 'zuider' }))
  const { features, remotes, history } = (await requestAsOperator(getConsoleTenant, { params })).data
  expect(features).toContainEqual({ name: 'show_income', value: null })
  expect(remotes).toContainEqual({ name: 'mf-x', on: false, version: null })
  expect(history.slice(0, 3)).toMatchObject([
    { action: 'switch mf-x off for zuider', by: 'Olivier Peters', about: 'mf-x' },
    { action: 'flag show_income unset', by: 'Olivier Peters' },
    { action: 'flag show_income false', by: 'Olivier Peters' },
  ])
})
