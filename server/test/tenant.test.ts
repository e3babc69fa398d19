import { getTenant } from '@portal/contract/tenant'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { channels } from '../src/database/tables/build.ts'
import { adviceKeyNames, getAdviceKey, tenants } from '../src/database/tables/tenant.ts'
import { findTenant } from '../src/tenants/find-tenant.ts'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const readTenant = async (tenant: string) => (await server.request(getTenant, '', undefined, tenant)).data

test('each tenant has its own name, colours, logo and offices @API-20 @DEMO-01 @DEMO-02', async () => {
  const [zuider, noorder] = [await readTenant('zuider'), await readTenant('noorder')]
  expect(zuider).toMatchObject({ code: 'ZUIDER', pronoun: 'JE', primary_color: '#2438e0' })
  expect(zuider.offices).toHaveLength(2)
  expect(zuider.offices[0]?.default_hours).toHaveLength(7)
  expect(noorder).toMatchObject({ code: 'NOORDER', pronoun: 'U', show_income: false, refinance_key: null })
  expect(
    Buffer.from(noorder.logo ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('a tenant without flags sends none @DEMO-03', async () => {
  expect(Object.keys(await readTenant('ooster')).filter((name) => name.startsWith('show_'))).toEqual([])
})

test('@DEMO-04 wester shows neither mortgages nor policies, and everything else', async () => {
  const { show_mortgages, show_policies, ...wester } = await readTenant('wester')
  expect([show_mortgages, show_policies]).toEqual([false, false])
  const enabledFlags = Object.entries(wester).filter(([name]) => /^show_|_enabled$/.test(name))
  expect(enabledFlags.map(([, value]) => value)).toEqual(enabledFlags.map(() => true))
  expect(enabledFlags.length).toBeGreaterThan(5)
})

test('an office code leads to its subdomain, and an unknown one is not found @API-03 @DEMO-06', async () => {
  const knownCodeResponse = await server.app.inject({ url: '/tenant/code/zuider' })
  expect(knownCodeResponse.json()).toEqual({ subdomain: 'zuider' })
  for (const code of ['niets', '%00', "'%20or%201=1", 'x'.repeat(200)]) {
    const unknownCodeResponse = await server.app.inject({ url: `/tenant/code/${code}` })
    expect([404, 422]).toContain(unknownCodeResponse.statusCode)
  }
  const notFoundResponse = await server.app.inject({ url: '/tenant/code/niets' })
  expect(notFoundResponse.json().error).toBe('could not transform tenantcode')
  expect((await server.app.inject({ url: '/api/niets/customer/tenant' })).statusCode).toBe(404)
})

test('the response has the client’s address @API-04', async () => {
  expect((await server.app.inject({ url: '/ip_address/' })).json()).toEqual({ ip_address: '127.0.0.1' })
})

test('the health check reports whether the database answers, and the portal is ready once a shell is released', async () => {
  const getResponse = async (url: string) => {
    const response = await server.app.inject({ url })
    return [response.statusCode, response.json()]
  }
  expect(await getResponse('/healthz')).toEqual([200, { status: 'ok' }])
  expect(await getResponse('/readyz')).toMatchObject([503, { reason: 'the shell was never released' }])
  await server.database.db.insert(channels).values({ name: 'shell', channel: 'live', hash: 'a' })
  expect(await getResponse('/readyz')).toMatchObject([200, { status: 'ready' }])
})

test('a server about to stop is unhealthy for the load balancer, and still answers requests', {
  tags: 'full',
}, async () => {
  const stoppingServer = await startHarness()
  stoppingServer.app.drain()
  const getStoppingStatus = async (url: string) => (await stoppingServer.app.inject({ url })).statusCode
  expect([
    await getStoppingStatus('/readyz'),
    await getStoppingStatus('/healthz'),
    await getStoppingStatus('/ip_address/'),
  ]).toEqual([503, 200, 200])
  const { headers } = await stoppingServer.app.inject({ url: '/ip_address/' })
  expect(headers.connection, 'a balancer keeps no connection to it').toBe('close')
  await stoppingServer.close()
})

test('a tenant is found by any of its keys without reading all tenants', async () => {
  const { db } = server.database
  for (const name of adviceKeyNames) {
    const queryPlan = (await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      const query = transaction
        .select()
        .from(tenants)
        .where(eq(getAdviceKey(tenants.profile, name), 'zuider'))
      return transaction.execute(sql`explain ${query}`)
    })) as { rows: unknown }
    expect(JSON.stringify(queryPlan.rows)).toContain(`tenants_${name}_index`)
  }
})

test('after a thousand lookups of unknown tenants, a used tenant is still cached', async () => {
  const conditions: unknown[] = []
  const recordCondition = async (condition: unknown) => {
    conditions.push(condition)
    return []
  }
  const db = { select: () => ({ from: () => ({ where: recordCondition }) }) } as unknown as Database
  await findTenant(db, 'zuider')
  for (let customerNumber = 0; customerNumber < 1100; customerNumber++) {
    await findTenant(db, `none-${customerNumber}`)
    await findTenant(db, 'zuider')
  }
  expect(conditions).toHaveLength(1101)
})
