import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiCall, createCallUrl } from '@portal/contract/call'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { tenants } from '../src/database/tables/tenant.ts'
import { writeRecords } from '../src/demo/records/write-demo-records.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { storedRecordKinds } from '../src/tenant-api/stored/stored-record-kinds.ts'
import { type Harness, startHarness } from './harness.ts'
import { removeRecordIds } from './remove-record-ids.ts'
import { createTenantClient, createTenantKey } from './tenant-client.ts'
import { unzipFiles } from './unzip-files.ts'

let server: Harness
let temporaryFolder: string
const copiesOfTenants = { zuider: 'kopie', noorder: 'kopietwee' } as const

beforeAll(async () => {
  server = await startHarness()
  temporaryFolder = await mkdtemp(path.join(tmpdir(), 'tenant-demo-'))
  const { db } = server.database
  const demoTime = new Date(inject('demo').now)
  for (const [originalSubdomain, copySubdomain] of Object.entries(copiesOfTenants)) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.subdomain, originalSubdomain))
    if (!tenant) throw new Error('there is no such tenant')
    const { profile } = tenant
    await db.insert(tenants).values({ subdomain: copySubdomain, code: copySubdomain.toUpperCase(), profile })
    const file = path.join(temporaryFolder, `${originalSubdomain}.zip`)
    await writeRecords(originalSubdomain, file, demoTime)
    const tenantClient = createTenantClient(server, await createTenantKey(server.database, copySubdomain))
    const importResult = await tenantClient.import(await readFile(file), 'application/zip')
    expect([importResult.list, importResult.counts.faulty, importResult.state]).toEqual([[], 0, 'done'])
    const originalClient = createTenantClient(
      server,
      await createTenantKey(server.database, originalSubdomain),
    )
    for (const client of [tenantClient, originalClient])
      expect((await client.import(await readFile(file), 'application/zip')).counts).toMatchObject({
        created: 0,
        changed: 0,
        unchanged: importResult.counts.created,
      })
  }
  await db.execute(sql`update customers c set password_hash = o.password_hash from customers o
    where o.username = c.username and o.password_hash is not null and c.password_hash is null`)
})
afterAll(async () => {
  await server.close()
  await rm(temporaryFolder, { recursive: true })
})

/** Names of calls that read records created in the portal: these are exported to tenants, but never imported. */
const portalRecordCalls = ['getSentMessages', 'getHousehold', 'getErasure']

const comparedReadCalls = allCalls.filter(
  ({ name, call }) =>
    !portalRecordCalls.includes(name) &&
    call.method === 'GET' &&
    call.base === 'tenant' &&
    call.access === 'customer' &&
    Object.keys(call.params).length === 0 &&
    !call.path.startsWith('/customer/auth/'),
)

const getResponse = async (tenant: string, token: string, url: string) => {
  const response = await server.app.inject({
    url: `/api/${tenant}${url}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const isJson = response.headers['content-type']?.includes('json')
  return { status: response.statusCode, body: isJson ? response.json() : response.rawPayload }
}

const comparedTenants = [
  ['zuider', 'kopie', ['anna', 'clara', 'fatih', 'gerda', 'tess']],
  ['noorder', 'kopietwee', ['hilde']],
] as const

test.each(comparedTenants)(
  'for a tenant filled by importing the demo (%s), every read of its customers is answered as in the demo @TENANTAPI-14',
  { tags: 'full' },
  async (original, copy, names) => {
    let successCount = 0
    for (const name of names) {
      const [originalToken, copyToken] = await Promise.all([
        server.getAccessToken(name, original),
        server.getAccessToken(name, copy),
      ])
      for (const { name: callName, call } of comparedReadCalls) {
        const url = createCallUrl(call as ApiCall, {})
        const [originalResponse, copyResponse] = [
          await getResponse(original, originalToken, url),
          await getResponse(copy, copyToken, url),
        ]
        expect([name, callName, copyResponse.status, removeRecordIds(copyResponse.body)]).toEqual([
          name,
          callName,
          originalResponse.status,
          removeRecordIds(originalResponse.body),
        ])
        successCount += originalResponse.status === 200 ? 1 : 0
      }
    }
    expect(successCount).toBeGreaterThan(names.length * 10)
  },
)

test('all demo data of kinds that tenants send was imported as a tenant’s record, and nothing else was @TENANTAPI-14', async () => {
  for (const [kind, { table, key, fixed }] of Object.entries(storedRecordKinds)) {
    const kindCondition = 'kind' in fixed ? sql`where ${table}.kind = ${String(fixed.kind)}` : sql``
    const fileCondition = 'hasFile' in fixed ? sql`where ${table}.has_file` : sql``
    const { rows } = (await server.database.db.execute(sql`
      select count(*)::integer as count, count(e.id)::integer as sent from ${table}
        left join external_ids e on e.kind = ${kind} and e.record_id = ${key}
          and e.content_hash <> '' and e.external_id not like 'portal:%' and e.deleted_at is null ${kindCondition} ${fileCondition}`)) as unknown as {
      rows: { count: number; sent: number }[]
    }
    expect([kind, rows[0]?.sent, Number(rows[0]?.count) > 0]).toEqual([kind, rows[0]?.count, true])
  }
})

test('single records and files are the same too: policies, documents, attachments, bookable times @TENANTAPI-14', {
  tags: 'full',
}, async () => {
  const [originalToken, copyToken] = [
    await server.getAccessToken('anna'),
    await server.getAccessToken('anna', 'kopie'),
  ]
  const compareResponses = async (url: (of: 0 | 1) => string) => {
    const originalResponse = await getResponse('zuider', originalToken, url(0))
    const copyResponse = await getResponse('kopie', copyToken, url(1))
    expect([copyResponse.status, removeRecordIds(copyResponse.body)], url(0)).toEqual([
      originalResponse.status,
      removeRecordIds(originalResponse.body),
    ])
    return [originalResponse.body, copyResponse.body] as const
  }
  const policies = await compareResponses(() => '/customer/policy')
  for (const index of policies[0].data.keys())
    await compareResponses(
      (tenantIndex) => `/customer/policy/${policies[tenantIndex].data[index].id}?include=premium_end_date`,
    )
  for (const listPath of ['/customer/document', '/customer/tenant/document']) {
    const documents = await compareResponses(() => listPath)
    expect(documents[0].data.length).toBeGreaterThan(1)
    for (const [index, { name, link }] of documents[0].data.entries()) {
      if (name === 'Offerte inboedel') continue
      const copyResponse = await getResponse('kopie', copyToken, documents[1].data[index].link)
      const originalResponse = await getResponse('zuider', originalToken, link)
      expect([name, copyResponse.status, String(copyResponse.body).length > 0]).toEqual([
        name,
        originalResponse.status,
        true,
      ])
    }
  }
  const mails = await compareResponses(() => '/customer/attachable/published/by_is_attachable_type/email')
  const listAttachmentLinks = (tenantIndex: 0 | 1): string[] =>
    mails[tenantIndex].data.flatMap(
      (mail: { child_instance: { data: { attachments: { display_link: string }[] } } }) =>
        mail.child_instance.data.attachments.map((one) => one.display_link),
    )
  expect(listAttachmentLinks(0)).toHaveLength(2)
  for (const index of listAttachmentLinks(0).keys()) {
    const copyResponse = await getResponse('kopie', copyToken, listAttachmentLinks(1)[index] ?? '')
    expect([copyResponse.status, copyResponse.body.length > 100]).toEqual([200, true])
  }
  const types = await compareResponses(() => '/customer/online_afspraken/appointment_type/index')
  const createBookableTimesUrl = (tenantIndex: 0 | 1) => {
    const [type] = types[tenantIndex].data
    return `/customer/online_afspraken/bookable_time/index?appointment_type_id=${type.id}&resource_id=${type.resourceId[1]}`
  }
  expect((await compareResponses(createBookableTimesUrl))[0].data.length).toBeGreaterThan(1)
})

test('relations between records, and customers’ credentials, are the same @TENANTAPI-14', async () => {
  const readCustomerRows = async (tenant: string) => {
    const { rows } = (await server.database.db.execute(sql`
      select c.username, d.name, m.number, p.name as policy, g.description as damage, c.two_factor, c.has_access, c.locked, c.language
      from customers c join tenants t on t.id = c.tenant_id left join documents d on d.customer_id = c.id
        left join mortgages m on m.id = d.mortgage_id left join policies p on p.id = d.policy_id
        left join damages g on g.id = d.damage_id
      where t.subdomain = ${tenant} and c.has_file order by 1, 2, 3, 4`)) as unknown as { rows: object[] }
    return rows
  }
  const rows = await readCustomerRows('zuider')
  expect(rows.length).toBeGreaterThan(30)
  expect(await readCustomerRows('kopie')).toEqual(rows)
})

test('the exported demo is a zip with every document it names, and the lenders as lines @TENANTAPI-14', {
  tags: 'full',
}, async () => {
  const file = path.join(temporaryFolder, 'written.zip')
  await writeRecords('zuider', file)
  const files = await unzipFiles(await readFile(file))
  const lines = String(files.get('data.ndjson')).split('\n').filter(Boolean)
  const records = lines.map((line) => JSON.parse(line))
  const fileNames = records.flatMap(({ data }) => (data.file ? [data.file] : []))
  expect(fileNames.length).toBeGreaterThan(30)
  for (const name of fileNames) expect(files.get(name)?.subarray(0, 5).toString()).toBe('%PDF-')
  const lenders = path.join(temporaryFolder, 'lenders.ndjson')
  await writeRecords(null, lenders)
  const operator = createTenantClient(server, await createTenantKey(server.database, 'zuider', ['lenders']))
  const importResult = await operator.import(await readFile(lenders))
  expect([importResult.list, importResult.counts.unchanged]).toEqual([[], 39])
})
