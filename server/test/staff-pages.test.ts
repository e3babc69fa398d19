import type { StaffMember } from '@portal/contract/staff'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { customers as customerTable } from '../src/database/tables/customer.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { createServer } from '../src/http/server.ts'
import { createLog } from '../src/log.ts'
import { registerStaffPages } from '../src/pages/staff-pages.ts'
import { recordBuild, setChannelBuild } from '../src/registry/publish-build.ts'
import { testSettings } from './harness.ts'
import { startPageServer } from './page-server.ts'
import { signInStaff } from './sign-in-staff.ts'
import { createSmallBuild } from './small-remote.ts'

const staffTokens = { operator: 'o'.repeat(43), owner: 'w'.repeat(43), adviser: 'a'.repeat(43) }
let customerServer: Awaited<ReturnType<typeof startPageServer>>
let staffServer: Awaited<ReturnType<typeof createServer>>

beforeAll(async () => {
  customerServer = await startPageServer()
  const { server, dependencies } = customerServer
  const { db } = server.database
  const staffBuild = createSmallBuild('5.0.0', ({ contributes }) => ({
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
  await recordBuild(db, 'mf-desk', staffBuild)
  await setChannelBuild(db, { name: 'mf-desk', hash: staffBuild.hash, channel: 'live' }, 'promote mf-desk')
  const operators = ['op@example.nl']
  await signInStaff(db, { token: staffTokens.operator, email: 'op@example.nl', name: 'Oda', roles: {} })
  await signInStaff(db, {
    token: staffTokens.owner,
    email: 'baas@example.nl',
    name: 'Olga',
    roles: { zuider: 'owner' },
  })
  await signInStaff(db, {
    token: staffTokens.adviser,
    email: 'adviseur@example.nl',
    name: 'Ada',
    roles: { zuider: 'adviser' },
  })
  staffServer = await createServer({
    config: readConfig(testSettings),
    log: createLog({ logLevel: 'silent' }),
    address: '',
  })
  const config = { ...dependencies.config, telemetryPercent: 100 }
  await registerStaffPages(staffServer, { ...dependencies, config, clock: server.now, operators })
})
afterAll(() => Promise.all([staffServer.close(), customerServer.server.close()]))

const parseJsonElement = (html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? 'null')
const requestStaffPage = (url: string, token?: string) =>
  staffServer.inject({ url, ...(token ? { headers: { cookie: `portal-staff=${token}` } } : {}) })
const listRemotes = (html: string): string[] =>
  parseJsonElement(html, 'registry').remotes.map(({ name }: { name: string }) => name)

test('a visitor without a session is redirected to sign-in, and gets no code of any remote', async () => {
  const response = await requestStaffPage('/desk?day=1')
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    '/staff/sign-in?next=%2Fdesk%3Fday%3D1',
  ])
  expect((await requestStaffPage('/desk', 'x'.repeat(43))).statusCode).toBe(303)
})

test('a staff page has the remotes of their roles, with the same strict policy, and no customer remotes, and the reverse', async () => {
  const operator = await requestStaffPage('/x', staffTokens.operator)
  expect(listRemotes(operator.body)).toEqual(['mf-desk'])
  expect(operator.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
  const { staff: staffMember, tenant, measured } = parseJsonElement(operator.body, 'page')
  expect(staffMember satisfies StaffMember).toMatchObject({ name: 'Oda', roles: ['operator'] })
  expect([tenant, measured]).toEqual([null, undefined])

  expect(listRemotes((await requestStaffPage('/x', staffTokens.owner)).body)).toEqual([])
  const customer = await customerServer.server.app.inject({
    url: '/x',
    headers: { host: 'zuider.localhost' },
  })
  expect(listRemotes(customer.body)).toEqual(['mf-x'])
  expect(customer.body).not.toContain('mf-desk')
})

test('a menu entry is shown to the roles it names, or to everyone with the remote if it names none', async () => {
  const listIcons = async (token: string) =>
    parseJsonElement((await requestStaffPage('/x', token)).body, 'registry').remotes[0].contributes.nav.map(
      ({ icon }: { icon: string }) => icon,
    )
  expect(await listIcons(staffTokens.operator)).toEqual(['home', 'tools'])
  expect(await listIcons(staffTokens.adviser)).toEqual(['home'])
})

test('a path without a screen gets the not-found page with status 404, with valid and invalid percent signs', async () => {
  for (const url of ['/nergens', '/%', '/x/%E0%A4%A', '/foto.png']) {
    const response = await staffServer.inject({
      url,
      headers: { cookie: `portal-staff=${staffTokens.operator}`, accept: 'text/html' },
    })
    expect([response.statusCode, response.headers['content-type']], url).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  }
  expect((await requestStaffPage('/x', staffTokens.operator)).statusCode).toBe(200)
})

test('a path below the staff calls, or with another method, is not a page', async () => {
  for (const url of ['/staff/api/nothing', '/robots.txt', '//elsewhere'])
    expect((await requestStaffPage(url, staffTokens.operator)).statusCode, url).toBe(404)
})

test('an open page is notified only of new versions for its own person', async () => {
  const readRelease = async (token: string) =>
    (await requestStaffPage('/_edition', token)).json<{ edition: string }>().edition
  expect(await readRelease(staffTokens.operator)).not.toBe(await readRelease(staffTokens.owner))
})

test('@DESK-08 a page belongs to one tenant of a person with several, with links to the others, and never to another person’s tenant', async () => {
  const { db } = customerServer.server.database
  const token = 'm'.repeat(43)
  const roles = { zuider: 'reader', noorder: 'owner' } as const
  await signInStaff(db, { token, email: 'meer@example.nl', name: 'Mies', roles })
  const readPageContext = async (cookie: string) => {
    const response = await staffServer.inject({
      url: '/x',
      headers: { cookie: `portal-staff=${token}; ${cookie}` },
    })
    const { staff: staffMember, tenant } = parseJsonElement(response.body, 'page')
    return [tenant.subdomain, staffMember.roles, parseJsonElement(response.body, 'registry').tenant]
  }
  expect(await readPageContext('')).toEqual(['noorder', ['owner'], 'noorder'])
  const chooseTenant = async (subdomain: string) => {
    const headers = { cookie: `portal-staff=${token}` }
    const response = await staffServer.inject({ url: `/staff/tenant/${subdomain}`, headers })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/'])
    return String(response.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  }
  expect(await readPageContext(await chooseTenant('zuider'))).toEqual(['zuider', ['reader'], 'zuider'])
  expect(await chooseTenant('ooster')).toBe('')
  expect(await readPageContext('portal-staff-tenant=ooster')).toEqual(['noorder', ['owner'], 'noorder'])
})

test('@DESK-17 viewing a customer’s portal gives a page of the person’s own tenant only, with the customer’s remotes and language', async () => {
  const { db } = customerServer.server.database
  const findCustomerId = async (username: string, subdomain: string) => {
    const [row] = await db
      .select({ id: customerTable.id })
      .from(customerTable)
      .innerJoin(tenants, eq(tenants.id, customerTable.tenantId))
      .where(and(eq(customerTable.username, username), eq(tenants.subdomain, subdomain)))
    return row?.id ?? 0
  }
  const anna = await findCustomerId('anna', 'zuider')
  await db.update(customerTable).set({ language: 'de' }).where(eq(customerTable.id, anna))
  const { body } = await requestStaffPage(`/desk/customers/${anna}/portal/x?tab=1`, staffTokens.owner)
  expect(parseJsonElement(body, 'page')).toMatchObject({
    viewing: { id: anna, username: 'anna', name: 'Anna de Wit' },
    tenant: { subdomain: 'zuider' },
    staff: { name: 'Olga' },
    language: 'de',
  })
  expect(parseJsonElement(body, 'page').measured).toBeUndefined()
  expect(listRemotes(body)).toEqual(['mf-x'])
  expect((await requestStaffPage(`/desk/customers/${anna}/portal/x`)).statusCode).toBe(303)

  const hilde = await findCustomerId('hilde', 'noorder')
  for (const [path, token] of [
    [`/desk/customers/${hilde}/portal/`, staffTokens.owner],
    [`/desk/customers/999999/preview/`, staffTokens.owner],
    [`/desk/customers/${anna}/portal/`, staffTokens.operator],
    [`/desk/customers/${anna}`, staffTokens.owner],
  ] as const) {
    const response = await requestStaffPage(path, token)
    expect(parseJsonElement(response.body, 'page').viewing, path).toBeUndefined()
    expect(listRemotes(response.body), path).not.toContain('mf-x')
  }
})
