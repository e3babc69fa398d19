import type { StaffMember } from '@portal/contract/staff'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { customers as customerTable } from '../src/database/tables/customer.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { registerStaffPages } from '../src/pages/staff-pages.ts'
import { recordBuild } from '../src/registry/builds.ts'
import { pointChannel } from '../src/registry/publish-build.ts'
import { testSettings } from './harness.ts'
import { pageServer } from './page-server.ts'
import { build } from './small-remote.ts'
import { signInStaff } from './staff.ts'

const tokens = { operator: 'o'.repeat(43), owner: 'w'.repeat(43), adviser: 'a'.repeat(43) }
let customers: Awaited<ReturnType<typeof pageServer>>
let staff: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  customers = await pageServer()
  const { server, parts } = customers
  const { db } = server.database
  const desk = build('5.0.0', ({ contributes }) => ({
    name: 'mf-desk',
    staff: ['operator', 'adviser'],
    contributes: {
      ...contributes,
      nav: [
        ...contributes.nav,
        {
          route: 'x',
          section: 'menu',
          order: 2,
          icon: 'tools',
          label: 'title',
          staff: ['owner', 'operator'],
        },
      ],
    },
  })).descriptor
  await recordBuild(db, 'mf-desk', desk)
  await pointChannel(db, { name: 'mf-desk', hash: desk.hash, channel: 'live' }, 'promote mf-desk')
  const operators = ['op@example.nl']
  await signInStaff(db, { token: tokens.operator, email: 'op@example.nl', name: 'Oda', roles: {} })
  await signInStaff(db, {
    token: tokens.owner,
    email: 'baas@example.nl',
    name: 'Olga',
    roles: { zuider: 'owner' },
  })
  await signInStaff(db, {
    token: tokens.adviser,
    email: 'adviseur@example.nl',
    name: 'Ada',
    roles: { zuider: 'adviser' },
  })
  staff = await createServer({
    config: readConfig(testSettings),
    log: createLog({ logLevel: 'silent' }),
    address: '',
  })
  const config = { ...parts.config, telemetryPercent: 100 }
  await registerStaffPages(staff, { ...parts, config, clock: server.now, operators })
})
afterAll(() => Promise.all([staff.close(), customers.server.close()]))

const jsonIn = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? 'null')
const page = (url: string, token?: string) =>
  staff.inject({ url, ...(token ? { headers: { cookie: `portal-staff=${token}` } } : {}) })
const remotesIn = (html: string): string[] =>
  jsonIn(html, 'registry').remotes.map(({ name }: { name: string }) => name)

test('a visitor without a session is redirected to sign-in, and gets no code of any remote', async () => {
  const answer = await page('/desk?day=1')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/staff/sign-in?next=%2Fdesk%3Fday%3D1'])
  expect((await page('/desk', 'x'.repeat(43))).statusCode).toBe(303)
})

test('a page of staff has the remotes of their roles, under the same strict policy, and none of customers; theirs have none of staff', async () => {
  const operator = await page('/x', tokens.operator)
  expect(remotesIn(operator.body)).toEqual(['mf-desk'])
  expect(operator.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  const { staff: member, tenant, measured } = jsonIn(operator.body, 'page')
  expect(member satisfies StaffMember).toMatchObject({ name: 'Oda', roles: ['operator'] })
  expect([tenant, measured]).toEqual([null, undefined])

  expect(remotesIn((await page('/x', tokens.owner)).body)).toEqual([])
  const customer = await customers.server.app.inject({ url: '/x', headers: { host: 'zuider.localhost' } })
  expect(remotesIn(customer.body)).toEqual(['mf-x'])
  expect(customer.body).not.toContain('mf-desk')
})

test('an entry of the menu is there for the roles that it names, and for all who get the remote where it names none', async () => {
  const iconsFor = async (token: string) =>
    jsonIn((await page('/x', token)).body, 'registry').remotes[0].contributes.nav.map(
      ({ icon }: { icon: string }) => icon,
    )
  expect(await iconsFor(tokens.operator)).toEqual(['home', 'tools'])
  expect(await iconsFor(tokens.adviser)).toEqual(['home'])
})

test('no screen has the path, the page says so with status 404, whether its percent signs are valid or not', async () => {
  for (const url of ['/nergens', '/%', '/x/%E0%A4%A', '/foto.png']) {
    const answer = await staff.inject({
      url,
      headers: { cookie: `portal-staff=${tokens.operator}`, accept: 'text/html' },
    })
    expect([answer.statusCode, answer.headers['content-type']], url).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  }
  expect((await page('/x', tokens.operator)).statusCode).toBe(200)
})

test('what is asked below the calls of staff, or is no page, is no page', async () => {
  for (const url of ['/staff/api/nothing', '/robots.txt', '//elsewhere'])
    expect((await page(url, tokens.operator)).statusCode, url).toBe(404)
})

test('an open page learns that there is something newer only from what its own person gets', async () => {
  const edition = async (token: string) =>
    (await page('/_edition', token)).json<{ edition: string }>().edition
  expect(await edition(tokens.operator)).not.toBe(await edition(tokens.owner))
})

test('@DESK-08 a page is of one tenant of somebody who works for several, and another is a link away; of a tenant of others it never is', async () => {
  const { db } = customers.server.database
  const token = 'm'.repeat(43)
  const roles = { zuider: 'reader', noorder: 'owner' } as const
  await signInStaff(db, { token, email: 'meer@example.nl', name: 'Mies', roles })
  const of = async (cookie: string) => {
    const answer = await staff.inject({ url: '/x', headers: { cookie: `portal-staff=${token}; ${cookie}` } })
    const { staff: member, tenant } = jsonIn(answer.body, 'page')
    return [tenant.subdomain, member.roles, jsonIn(answer.body, 'registry').tenant]
  }
  expect(await of('')).toEqual(['noorder', ['owner'], 'noorder'])
  const choose = async (subdomain: string) => {
    const headers = { cookie: `portal-staff=${token}` }
    const answer = await staff.inject({ url: `/staff/tenant/${subdomain}`, headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  }
  expect(await of(await choose('zuider'))).toEqual(['zuider', ['reader'], 'zuider'])
  expect(await choose('ooster')).toBe('')
  expect(await of('portal-staff-tenant=ooster')).toEqual(['noorder', ['owner'], 'noorder'])
})

test('@DESK-17 a customer’s portal is a page of that customer’s tenant alone, with the remotes and in the language of the customer; of nobody else there is none', async () => {
  const { db } = customers.server.database
  const idOf = async (username: string, subdomain: string) => {
    const [row] = await db
      .select({ id: customerTable.id })
      .from(customerTable)
      .innerJoin(tenants, eq(tenants.id, customerTable.tenantId))
      .where(and(eq(customerTable.username, username), eq(tenants.subdomain, subdomain)))
    return row?.id ?? 0
  }
  const anna = await idOf('anna', 'zuider')
  await db.update(customerTable).set({ language: 'de' }).where(eq(customerTable.id, anna))
  const { body } = await page(`/desk/customers/${anna}/portal/x?tab=1`, tokens.owner)
  expect(jsonIn(body, 'page')).toMatchObject({
    viewing: { id: anna, username: 'anna', name: 'Anna de Wit' },
    tenant: { subdomain: 'zuider' },
    staff: { name: 'Olga' },
    language: 'de',
  })
  expect(jsonIn(body, 'page').measured).toBeUndefined()
  expect(remotesIn(body)).toEqual(['mf-x'])
  expect((await page(`/desk/customers/${anna}/portal/x`)).statusCode).toBe(303)

  const hilde = await idOf('hilde', 'noorder')
  for (const [path, token] of [
    [`/desk/customers/${hilde}/portal/`, tokens.owner],
    [`/desk/customers/999999/preview/`, tokens.owner],
    [`/desk/customers/${anna}/portal/`, tokens.operator],
    [`/desk/customers/${anna}`, tokens.owner],
  ] as const) {
    const answer = await page(path, token)
    expect(jsonIn(answer.body, 'page').viewing, path).toBeUndefined()
    expect(remotesIn(answer.body), path).not.toContain('mf-x')
  }
})
