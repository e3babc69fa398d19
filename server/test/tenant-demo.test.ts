import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiCall, createCallUrl } from '@portal/contract/call'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tenants } from '../src/database/tables/tenant.ts'
import { writeRecords } from '../src/demo/records/write-records.ts'
import { allCalls } from '../src/documentation/calls.ts'
import { storedKinds } from '../src/tenant-api/stored/kinds.ts'
import { type Harness, harness } from './harness.ts'
import { keyFor, tenantDesk } from './tenant-desk.ts'
import { unzipped } from './unzipped.ts'
import { withoutNumbers } from './without-numbers.ts'

let server: Harness
let folder: string
const copies = { zuider: 'kopie', noorder: 'kopietwee' } as const

beforeAll(async () => {
  server = await harness()
  folder = await mkdtemp(path.join(tmpdir(), 'tenant-demo-'))
  const { db } = server.database
  const now = new Date(inject('demo').now)
  for (const [original, copy] of Object.entries(copies)) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.subdomain, original))
    if (!tenant) throw new Error('there is no such tenant')
    const { profile } = tenant
    await db.insert(tenants).values({ subdomain: copy, code: copy.toUpperCase(), profile })
    const file = path.join(folder, `${original}.zip`)
    await writeRecords(original, file, now)
    const desk = tenantDesk(server, await keyFor(server.database, copy))
    const done = await desk.import(await readFile(file), 'application/zip')
    expect([done.list, done.counts.faulty, done.state]).toEqual([[], 0, 'done'])
    const there = tenantDesk(server, await keyFor(server.database, original))
    for (const one of [desk, there])
      expect((await one.import(await readFile(file), 'application/zip')).counts).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: done.counts.created,
      })
  }
  await db.execute(sql`update customers c set password_hash = o.password_hash from customers o
    where o.username = c.username and o.password_hash is not null and c.password_hash is null`)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Records that start in the portal: they are exported to tenants, but never imported. */
const begunInPortal = ['getSentMessages', 'getHousehold', 'getErasure']

const reads = allCalls.filter(
  ({ name, call }) =>
    !begunInPortal.includes(name) &&
    call.method === 'GET' &&
    call.base === 'tenant' &&
    call.access === 'customer' &&
    Object.keys(call.params).length === 0 &&
    !call.path.startsWith('/customer/auth/'),
)

const answerOf = async (tenant: string, token: string, url: string) => {
  const answer = await server.app.inject({
    url: `/api/${tenant}${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload }
}

const compared = [
  ['zuider', 'kopie', ['anna', 'clara', 'fatih', 'gerda', 'tess']],
  ['noorder', 'kopietwee', ['hilde']],
] as const

test.each(compared)(
  'a tenant filled by an import of the demo (%s) answers every read of its customers as the demo does @TENANTAPI-14',
  { tags: 'full' },
  async (original, copy, names) => {
    let answered = 0
    for (const name of names) {
      const [mine, theirs] = await Promise.all([server.tokenOf(name, original), server.tokenOf(name, copy)])
      for (const { name: read, call } of reads) {
        const url = createCallUrl(call as ApiCall, {})
        const [was, is] = [await answerOf(original, mine, url), await answerOf(copy, theirs, url)]
        expect([name, read, is.status, withoutNumbers(is.body)]).toEqual([
          name,
          read,
          was.status,
          withoutNumbers(was.body),
        ])
        answered += was.status === 200 ? 1 : 0
      }
    }
    expect(answered).toBeGreaterThan(names.length * 10)
  },
)

test('whatever the demo has of a kind that tenants send came in as a record of a tenant, and nothing else did @TENANTAPI-14', async () => {
  for (const [kind, { table, key, fixed }] of Object.entries(storedKinds)) {
    const ofKind = 'kind' in fixed ? sql`where ${table}.kind = ${String(fixed.kind)}` : sql``
    const ofFile = 'hasFile' in fixed ? sql`where ${table}.has_file` : sql``
    const { rows } = (await server.database.db.execute(sql`
      select count(*)::integer as count, count(e.id)::integer as sent from ${table}
        left join external_ids e on e.kind = ${kind} and e.record_id = ${key}
          and e.content_hash <> '' and e.external_id not like 'portal:%' and e.deleted_at is null ${ofKind} ${ofFile}`)) as unknown as {
      rows: { count: number; sent: number }[]
    }
    expect([kind, rows[0]?.sent, Number(rows[0]?.count) > 0]).toEqual([kind, rows[0]?.count, true])
  }
})

test('single records and files are the same too: policies, documents, attachments, times to book @TENANTAPI-14', {
  tags: 'full',
}, async () => {
  const [mine, theirs] = [await server.tokenOf('anna'), await server.tokenOf('anna', 'kopie')]
  const both = async (url: (of: 0 | 1) => string) => {
    const was = await answerOf('zuider', mine, url(0))
    const is = await answerOf('kopie', theirs, url(1))
    expect([is.status, withoutNumbers(is.body)], url(0)).toEqual([was.status, withoutNumbers(was.body)])
    return [was.body, is.body] as const
  }
  const policies = await both(() => '/customer/policy')
  for (const index of policies[0].data.keys())
    await both((of) => `/customer/policy/${policies[of].data[index].id}?include=premium_end_date`)
  for (const list of ['/customer/document', '/customer/tenant/document']) {
    const documents = await both(() => list)
    expect(documents[0].data.length).toBeGreaterThan(1)
    for (const [index, { name, link }] of documents[0].data.entries()) {
      if (name === 'Offerte inboedel') continue
      const is = await answerOf('kopie', theirs, documents[1].data[index].link)
      const was = await answerOf('zuider', mine, link)
      expect([name, is.status, String(is.body).length > 0]).toEqual([name, was.status, true])
    }
  }
  const mails = await both(() => '/customer/attachable/published/by_is_attachable_type/email')
  const links = (of: 0 | 1): string[] =>
    mails[of].data.flatMap(
      (mail: { child_instance: { data: { attachments: { display_link: string }[] } } }) =>
        mail.child_instance.data.attachments.map((one) => one.display_link),
    )
  expect(links(0)).toHaveLength(2)
  for (const index of links(0).keys()) {
    const is = await answerOf('kopie', theirs, links(1)[index] ?? '')
    expect([is.status, is.body.length > 100]).toEqual([200, true])
  }
  const types = await both(() => '/customer/online_afspraken/appointment_type/index')
  const times = (of: 0 | 1) => {
    const [type] = types[of].data
    return `/customer/online_afspraken/bookable_time/index?appointment_type_id=${type.id}&resource_id=${type.resourceId[1]}`
  }
  expect((await both(times))[0].data.length).toBeGreaterThan(1)
})

test('what belongs to what, and how customers sign in, is the same @TENANTAPI-14', async () => {
  const of = async (tenant: string) => {
    const { rows } = (await server.database.db.execute(sql`
      select c.username, d.name, m.number, p.name as policy, g.description as damage, c.two_factor, c.has_access, c.locked, c.language
      from customers c join tenants t on t.id = c.tenant_id left join documents d on d.customer_id = c.id
        left join mortgages m on m.id = d.mortgage_id left join policies p on p.id = d.policy_id
        left join damages g on g.id = d.damage_id
      where t.subdomain = ${tenant} and c.has_file order by 1, 2, 3, 4`)) as unknown as { rows: object[] }
    return rows
  }
  const rows = await of('zuider')
  expect(rows.length).toBeGreaterThan(30)
  expect(await of('kopie')).toEqual(rows)
})

test('what the command writes of the demo is a zip with every document that it names, and the lenders as lines @TENANTAPI-14', {
  tags: 'full',
}, async () => {
  const file = path.join(folder, 'written.zip')
  await writeRecords('zuider', file)
  const files = await unzipped(await readFile(file))
  const lines = String(files.get('data.ndjson')).split('\n').filter(Boolean)
  const records = lines.map((line) => JSON.parse(line))
  const named = records.flatMap(({ data }) => (data.file ? [data.file] : []))
  expect(named.length).toBeGreaterThan(30)
  for (const name of named) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
  const lenders = path.join(folder, 'lenders.ndjson')
  await writeRecords(null, lenders)
  const operator = tenantDesk(server, await keyFor(server.database, 'zuider', ['lenders']))
  const done = await operator.import(await readFile(lenders))
  expect([done.list, done.counts.unchanged]).toEqual([[], 39])
})
