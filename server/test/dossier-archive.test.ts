import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getDamages } from '@portal/contract/damage'
import { getDocuments } from '@portal/contract/document'
import { getIncomes } from '@portal/contract/income'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getPolicies } from '@portal/contract/policy'
import { getPossessions } from '@portal/contract/possession'
import { getTasks } from '@portal/contract/task'
import { Ajv } from 'ajv'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { makePdf } from '../src/demo/demo-files.ts'
import { createFileKey } from '../src/files/file-store.ts'
import { type DossierTestServer, openDossierServer } from './dossier-server.ts'
import { removeRecordIds } from './remove-record-ids.ts'
import { createTenantClient, createTenantKey } from './tenant-client.ts'
import { unzipFiles } from './unzip-files.ts'

let dossierServer: DossierTestServer
let annaToken: string
beforeAll(async () => {
  dossierServer = await openDossierServer()
  annaToken = await dossierServer.server.getAccessToken('anna')
})
afterAll(() => dossierServer.close())

test('the dossier archive has every row of every table with data of the customer, and every document', {
  tags: 'full',
}, async () => {
  const { db } = dossierServer.server.database
  const id = await dossierServer.findCustomerId('anna')
  const files = await unzipFiles((await dossierServer.requestAndFetch(annaToken, 'zip')).bytes)
  const readArchivedJson = (name: string) => JSON.parse(String(files.get(name))) as Record<string, unknown>[]
  const tables = (
    (await db.execute(
      sql`select distinct table_name from information_schema.columns where column_name = 'customer_id' and table_schema = 'public'`,
    )) as unknown as { rows: { table_name: string }[] }
  ).rows.map(({ table_name }) => table_name)
  const secret = ['activations', 'code_sign_ins', 'idempotent_responses', 'mailed_tokens']
  for (const table of tables) {
    if (secret.includes(table)) {
      expect(files.has(`data/${table}.json`)).toBe(false)
      continue
    }
    const filter = table === 'documents' ? sql`and type is distinct from 'dossier'` : sql``
    const countResult = (await db.execute(
      sql`select count(*)::int as n from ${sql.identifier(table)} where customer_id = ${id} ${filter}`,
    )) as unknown as { rows: { n: number }[] }
    const laterRowCount = table === 'notes' ? 1 : 0
    expect(`${table} ${readArchivedJson(`data/${table}.json`).length + laterRowCount}`).toBe(
      `${table} ${countResult.rows[0]?.n}`,
    )
  }
  expect(readArchivedJson('data/customers.json')).toMatchObject([{ username: 'anna', id }])
  const dataFiles = [...files]
    .filter(([name]) => name.startsWith('data/'))
    .map(([, content]) => String(content))
  for (const text of dataFiles) expect(text).not.toMatch(/argon2|"[a-z_]*(hash|token|file_key)":/)

  const ownDocuments = and(
    eq(documents.customerId, id),
    or(isNull(documents.type), ne(documents.type, 'dossier')),
  )
  const rows = await db.select().from(documents).where(ownDocuments)
  const archivedDocuments = readArchivedJson('data/documents.json')
  const index = JSON.parse(String(files.get('index.json')))
  for (const row of rows) {
    const path = String(archivedDocuments.find((one) => one.id === row.id)?.file)
    if (index.missing.includes(path)) expect(row.name).toBe('Offerte inboedel')
    else expect(files.get(path)?.length).toBe((await makePdf(row.name)).length)
  }
  expect(index.missing).toHaveLength(1)
  expect(index.records.mortgage_parts).toBe(readArchivedJson('data/mortgage_parts.json').length)
  expect(String(files.get('readme.txt'))).toContain('van je bewaart')
})

test('an archive of a hundred documents and huge ones is written without holding them in memory', {
  tags: 'full',
  timeout: 60_000,
}, async () => {
  const { db } = dossierServer.server.database
  const emma = await dossierServer.server.getAccessToken('emma')
  const customerId = await dossierServer.findCustomerId('emma')
  const megabytes = 48
  const hugeFile = join(dossierServer.folder, 'huge')
  await writeFile(hugeFile, Buffer.alloc(megabytes * 2 ** 20, 'portal'))
  const [tenant] = await db.select().from(customers).where(eq(customers.id, customerId))
  const now = new Date()
  const createDocumentRow = (name: string, fileKey: string, size: number) => ({
    ...{ tenantId: tenant?.tenantId ?? 0, customerId, name, fileKey, size, createdAt: now, updatedAt: now },
    ...{ mimeType: 'application/pdf', extension: 'pdf' },
  })
  const type = 'application/pdf'
  const storeFile = async (putFile: (key: string) => Promise<void>) => {
    const key = createFileKey()
    await putFile(key)
    return key
  }
  const rows: ReturnType<typeof createDocumentRow>[] = []
  for (let n = 0; n < 4; n++)
    rows.push(
      createDocumentRow(
        `groot ${n}`,
        await storeFile((key) => dossierServer.store.putFile(key, hugeFile, type)),
        megabytes * 2 ** 20,
      ),
    )
  for (let n = 0; n < 100; n++)
    rows.push(
      createDocumentRow(
        `klein ${n}`,
        await storeFile((key) => dossierServer.store.put(key, Buffer.from(`document ${n}`), type)),
        10,
      ),
    )
  await db.insert(documents).values(rows)
  dossierServer.readCounts.most = 0
  dossierServer.readCounts.whole = 0
  await dossierServer.requestDossier(emma, 'zip')
  const dossier = await dossierServer.waitUntilMade(emma, 'zip')
  expect(dossier.state).toBe('ready')
  expect(dossierServer.readCounts).toMatchObject({ open: 0, whole: 0 })
  expect(dossierServer.readCounts.most).toBeLessThanOrEqual(2)
  const [document] = await db
    .select()
    .from(documents)
    .where(eq(documents.id, Number(dossier.document?.id)))
  expect(document?.size).toBeGreaterThan(4 * megabytes * 2 ** 20)
  await dossierServer.waitUntilMade(emma, 'zip')
  const { data } = await dossierServer.server.request(getDocuments, emma)
  expect(data.filter(({ type }) => type === 'dossier')).toHaveLength(1)
})

test('an archive is imported into another tenant’s portal with the same data @TAKE-01', async () => {
  const { server } = dossierServer
  const { db } = server.database
  const { bytes } = await dossierServer.requestAndFetch(annaToken, 'zip')
  const [originalTenant] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  if (!originalTenant) throw new Error('there is no such tenant')
  await db
    .insert(tenants)
    .values({ subdomain: 'overstap', code: 'OVERSTAP', profile: originalTenant.profile })
  const system = createTenantClient(server, await createTenantKey(server.database, 'overstap'))
  const importResult = await system.import(bytes, 'application/zip')
  expect([
    importResult.list,
    importResult.counts.faulty,
    importResult.counts.left_out,
    importResult.state,
  ]).toEqual([[], 0, 0, 'done'])
  expect((await system.import(bytes, 'application/zip')).counts).toMatchObject({ created: 0, changed: 0 })

  const [originalCustomer] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, await dossierServer.findCustomerId('anna')))
  await db
    .update(customers)
    .set({ passwordHash: originalCustomer?.passwordHash ?? null })
    .where(and(eq(customers.username, 'anna'), isNull(customers.passwordHash)))
  const otherTenantToken = await server.getAccessToken('anna', 'overstap')
  for (const call of [
    getMortgages,
    getPolicies,
    getIncomes,
    getPossessions,
    getLivingDetails,
    getDamages,
    getTasks,
  ]) {
    const originalResponse = await server.request<ApiCall>(call, annaToken, { params: {} })
    const importedResponse = await server.request<ApiCall>(call, otherTenantToken, { params: {} }, 'overstap')
    expect([call.path, removeRecordIds(importedResponse)]).toEqual([
      call.path,
      removeRecordIds(originalResponse),
    ])
  }
  const listDocumentNames = async (token: string, tenant: string) =>
    (await server.request(getDocuments, token, {}, tenant)).data.map(({ name }) => name).sort()
  const ownNames = (await listDocumentNames(annaToken, 'zuider')).filter(
    (name) => !/^(Offerte inboedel|Dossier|Mijn)/.test(name),
  )
  expect(await listDocumentNames(otherTenantToken, 'overstap')).toEqual(expect.arrayContaining(ownNames))
  const { data } = await server.request(getCustomer, otherTenantToken, {}, 'overstap')
  expect([data.full_name, data.advisor ?? null]).toEqual(['Anna de Wit', null])
})

test('each line of the archive matches the schema that it contains, and other lines do not @TAKE-02', async () => {
  const files = await unzipFiles((await dossierServer.requestAndFetch(annaToken, 'zip')).bytes)
  const isRecord = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(String(files.get('schema.json'))),
  )
  const lines = String(files.get('data.ndjson')).trim().split('\n')
  expect(lines.length).toBeGreaterThan(40)
  for (const line of lines)
    expect([isRecord(JSON.parse(line)), line, isRecord.errors]).toEqual([true, line, null])
  const [firstLine = ''] = lines
  const customer = JSON.parse(firstLine)
  expect(isRecord({ ...customer, kind: 'klant' })).toBe(false)
  expect(isRecord({ ...customer, data: { ...customer.data, last_name: 7 } })).toBe(false)
  for (const line of lines)
    for (const path of line.match(/"file":"[^"]+"/g) ?? [])
      expect(files.has(JSON.parse(`{${path}}`).file)).toBe(true)
})
