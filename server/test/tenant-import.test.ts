import streams from 'node:fs'
import fs, { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { and, eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { AllTenantsContext } from '../src/context.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { orphanedFiles } from '../src/database/tables/orphaned-file.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { externalIds, tenantImports } from '../src/database/tables/tenant-api.ts'
import { makePdf } from '../src/demo/demo-files.ts'
import { createExampleRecords, type ImportRecord } from '../src/tenant-api/example-records.ts'
import { saveImportProgress } from '../src/tenant-api/imports/import-progress.ts'
import { processImport } from '../src/tenant-api/imports/process-import.ts'
import { createZip } from './create-zip.ts'
import { type Harness, startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { createTenantClient, createTenantKey, toNdjson } from './tenant-client.ts'

let server: Harness
let tenantClient: ReturnType<typeof createTenantClient>
let tenantKey: string
const storedFiles = new Map<string, Buffer>()
const loggedLines: string[] = []

beforeAll(async () => {
  server = await startHarness(
    (config) => ({ ...config, tenantApi: { importBytes: 3_000_000, documentBytes: 1_000_000 } }),
    createMemoryFileStore(storedFiles),
    pino({ level: 'error' }, { write: (line: string) => void loggedLines.push(line) }),
  )
  tenantKey = await createTenantKey(server.database, 'zuider')
  tenantClient = createTenantClient(server, tenantKey)
})
afterAll(() => server.close())

const zeroCounts = { created: 0, changed: 0, unchanged: 0, removed: 0, faulty: 0, left_out: 0 }

/** Lists the stored records of customers whose id starts with a prefix. */
const listStoredRecords = async (prefix: string): Promise<string[]> => {
  const rows = await server.database.db.select().from(externalIds)
  return rows
    .filter(({ customer, deletedAt }) => customer?.startsWith(prefix) && deletedAt === null)
    .map(({ kind, externalId }) => `${kind} ${externalId}`)
    .sort()
}

test('an import of lines is stored and reported by customer, and a second one changes nothing @TENANTAPI-10', {
  tags: 'full',
}, async () => {
  const records = ['rij-1', 'rij-2', 'rij-3'].flatMap(createExampleRecords)
  const firstImport = await tenantClient.import(toNdjson(records))
  expect(firstImport).toMatchObject({ state: 'done', groups: 3, done: 3, faults: 0 })
  expect(firstImport.counts).toEqual({ ...zeroCounts, created: records.length })
  const { db } = server.database
  const listCustomerRevisions = () =>
    db.select({ r: customers.revision }).from(customers).orderBy(customers.id)
  const revisionsBefore = await listCustomerRevisions()
  const secondImport = await tenantClient.import(toNdjson(records))
  expect(secondImport.counts).toEqual({ ...zeroCounts, unchanged: records.length })
  expect(await listCustomerRevisions()).toEqual(revisionsBefore)
  const importEntries = await db.select().from(auditEntries).where(eq(auditEntries.command, 'tenant-import'))
  const auditEntry = importEntries.find(({ about }) => about.import === firstImport.id)
  expect(auditEntry).toMatchObject({
    role: 'key',
    staffName: tenantKey,
    outcome: 'done',
    about: { created: records.length },
  })
  expect(auditEntry?.customerIds).toHaveLength(3)
})

test('errors are reported by line and field, their customers stay unchanged, and the rest is imported @TENANTAPI-11', {
  tags: 'full',
}, async () => {
  await tenantClient.import(toNdjson(createExampleRecords('was')))
  const recordsBefore = await listStoredRecords('was')
  const [customerRecord, ...otherRecords] = createExampleRecords('goed')
  const lines = [
    JSON.stringify(customerRecord),
    ...otherRecords.map((record) => JSON.stringify(record)),
    JSON.stringify({ kind: 'customer', id: 'f1', data: { username: 'f1', last_name: 'F' } }),
    JSON.stringify({
      kind: 'mortgage',
      id: 'f1-m',
      customer: 'f1',
      data: { status: 0, datumOfferte: '2026-02-31' },
    }),
    JSON.stringify({ kind: 'customer', id: 'f2', data: { username: 'f2', achternaam: 'F' } }),
    '{"kind":"saving","id":"f3-s","customer":"was","data":{"bank":',
    JSON.stringify({ kind: 'saving', id: 'was-b', customer: 'was', data: { bank: 'Anders' } }),
    JSON.stringify({ kind: 'note', id: 'x', customer: 'hilde', data: { title: 'x' } }),
    JSON.stringify({ kind: 'customer', id: 'f4', data: { username: 'f4', last_name: 'F' } }),
    JSON.stringify({ kind: 'note', id: 'dubbel', customer: 'f4', data: { title: 'een' } }),
    JSON.stringify({ kind: 'note', id: 'dubbel', customer: 'f4', data: { title: 'twee' } }),
    JSON.stringify({
      kind: 'customer',
      id: 'f5',
      data: { username: 'anna2', email_address: 'anna@example.nl', last_name: 'F' },
    }),
    '[1]',
  ]
  const importResult = await tenantClient.import(lines.join('\r\n'))
  const lineOffset = otherRecords.length + 1
  const faults = importResult.list.map(({ line, field, message }: Record<string, unknown>) => [
    line,
    field,
    message,
  ])
  expect(faults).toEqual([
    [lineOffset + 2, 'data.datumOfferte', 'is no date of the calendar'],
    [lineOffset + 3, 'data.last_name', 'is missing'],
    [lineOffset + 3, 'data.achternaam', 'is no known field'],
    [lineOffset + 4, null, 'is no JSON: each line must be one object'],
    [lineOffset + 6, 'customer', '"hilde" is no customer of this tenant'],
    [lineOffset + 9, 'id', `is that of line ${lineOffset + 8} too`],
    [lineOffset + 10, 'data.email_address', 'is that of another customer'],
    [lineOffset + 11, null, 'must be an object'],
  ])
  expect(importResult.counts).toEqual({ ...zeroCounts, created: lineOffset, faulty: 7, left_out: 4 })
  expect(await listStoredRecords('goed')).toHaveLength(lineOffset)
  expect((await Promise.all(['f1', 'f2', 'f4', 'f5'].map(listStoredRecords))).flat()).toEqual([])
  expect(await listStoredRecords('was')).toEqual(recordsBefore)
  expect((await tenantClient.get('saving', 'was-b')).json().record.data.bank).toBe('Bank')
  const secondImport = await tenantClient.import(lines.join('\n'))
  expect(secondImport.counts).toEqual({ ...importResult.counts, created: 0, unchanged: lineOffset })
})

test('documents in a zip are added to the customers’ files, and not again by the same import @TENANTAPI-12', {
  tags: 'full',
}, async () => {
  const pdf = await makePdf('Advies')
  const records: ImportRecord[] = [
    { kind: 'customer', id: 'zip', data: { username: 'zip', last_name: 'Zip' } },
    {
      kind: 'document',
      id: 'd1',
      customer: 'zip',
      data: { name: 'Advies', user_id: 1, file: 'documents/a/advies.pdf' },
    },
    {
      kind: 'document',
      id: 'd2',
      data: { name: 'Voorwaarden', user_id: 1, file: 'documents/voorwaarden.pdf' },
    },
    {
      kind: 'mail',
      id: 'ml',
      customer: 'zip',
      data: {
        subject: 'Offerte',
        from: 'a@b.example',
        to: 'c@d.example',
        content: '<p>Hier</p>',
        origin: 'tenant',
        attachments: [{ name: 'o.pdf', mime_type: 'application/pdf', file: 'documents/a/advies.pdf' }],
      },
    },
  ]
  const files = { 'documents/a/advies.pdf': pdf, 'documents/voorwaarden.pdf': pdf }
  const zip = await createZip({ 'data.ndjson': toNdjson(records), ...files })
  const fileCountBefore = storedFiles.size
  const importResult = await tenantClient.import(zip, 'application/zip')
  expect([importResult.list, importResult.counts]).toEqual([[], { ...zeroCounts, created: 4 }])
  const [row] = await server.database.db.select().from(documents).where(eq(documents.name, 'Advies'))
  expect(row).toMatchObject({ mimeType: 'application/pdf', extension: 'pdf', size: pdf.length, userId: 1 })
  expect(storedFiles.get(row?.fileKey ?? '')?.equals(pdf)).toBe(true)
  expect(storedFiles.size - fileCountBefore).toBe(3)
  expect((await tenantClient.import(zip, 'application/zip')).counts).toEqual({ ...zeroCounts, unchanged: 4 })
  expect(storedFiles.size - fileCountBefore).toBe(3)
  const changedZip = await createZip({
    'data.ndjson': toNdjson(records),
    ...files,
    'documents/a/advies.pdf': await makePdf('Ander advies'),
  })
  expect((await tenantClient.import(changedZip, 'application/zip')).counts).toEqual({
    ...zeroCounts,
    changed: 2,
    unchanged: 2,
  })
  expect(storedFiles.size - fileCountBefore).toBe(3)
  expect((await tenantClient.remove('customer', 'zip')).statusCode).toBe(200)
  expect(storedFiles.size - fileCountBefore).toBe(1)
  expect(await server.database.db.$count(orphanedFiles)).toBe(0)
})

test('a rejected document is an error of its own line, and its customer is left out whole @TENANTAPI-12', {
  tags: 'full',
}, async () => {
  const customer = 'doc'
  const createDocumentRecord = (id: string, file: string): ImportRecord => ({
    kind: 'document',
    id,
    customer,
    data: { name: id, file },
  })
  const toImportLines = (...records: ImportRecord[]) =>
    toNdjson([{ kind: 'customer', id: customer, data: { username: customer, last_name: 'D' } }, ...records])
  const zip = await createZip({
    'data.ndjson': toImportLines(
      createDocumentRecord('groot', 'documents/groot.pdf'),
      createDocumentRecord('mist', 'documents/mist.pdf'),
      createDocumentRecord('tekst', 'documents/tekst.pdf'),
      { kind: 'document', id: 'pad', customer, data: { name: 'pad', file: 'documents/../x.pdf' } },
    ),
    'documents/groot.pdf': Buffer.alloc(1_000_001),
    'documents/tekst.pdf': 'geen pdf',
  })
  const importResult = await tenantClient.import(zip, 'application/zip')
  expect(importResult.list).toMatchObject([
    { line: 5, field: 'data.file', message: expect.stringContaining('below documents/') },
  ])
  expect(importResult.counts).toEqual({ ...zeroCounts, faulty: 1, left_out: 4 })
  const largeFileImport = await tenantClient.import(
    await createZip({
      'data.ndjson': toImportLines(
        createDocumentRecord('groot', 'documents/groot.pdf'),
        createDocumentRecord('mist', 'documents/mist.pdf'),
        createDocumentRecord('tekst', 'documents/tekst.pdf'),
      ),
      'documents/groot.pdf': Buffer.alloc(1_000_001),
      'documents/tekst.pdf': 'geen pdf',
    }),
    'application/zip',
  )
  expect(largeFileImport.list.map(({ id, message }: Record<string, string>) => [id, message])).toEqual([
    ['groot', 'is larger than 1 MB'],
    ['mist', 'there is no file documents/mist.pdf in the zip'],
    ['tekst', 'is of no accepted type, or not what its name says'],
  ])
  expect(await listStoredRecords('doc')).toEqual([])
  const singleDocument = await tenantClient.import(
    toImportLines(createDocumentRecord('los', 'documents/los.pdf')),
  )
  expect(singleDocument.list).toMatchObject([
    { field: 'data.file', message: 'is a file, which only a zip can bring along' },
  ])
})

test('a file of another type is rejected at once, or ends as one error of the import @TENANTAPI-11', {
  tags: 'full',
}, async () => {
  const getImportError = async (body: string | Buffer, type?: string) => {
    const { statusCode, json } = await tenantClient.sendImport(body, type)
    return [statusCode, json().errors ?? json().message]
  }
  expect(await getImportError('%PDF-1.4')).toEqual([
    422,
    { body: expect.stringContaining('no list of records') },
  ])
  expect(await getImportError('{"kind":1}', 'application/zip')).toEqual([422, { body: 'is no zip' }])
  expect(await getImportError('{}', 'text/csv')).toEqual([415, expect.any(String)])
  expect(await getImportError(Buffer.alloc(3_000_001, 32))).toEqual([413, 'The file may be at most 3 MB.'])
  const importZipAndGetResult = async (body: Buffer) => {
    const { state, list } = await tenantClient.import(body, 'application/zip')
    return [state, list.map(({ line, message }: Record<string, unknown>) => [line, message])]
  }
  expect(await importZipAndGetResult(await createZip({ 'other.csv': 'a,b' }))).toEqual([
    'failed',
    [[0, 'The zip has no data.ndjson at its top.']],
  ])
  const truncatedZip = (await createZip({ 'data.ndjson': toNdjson(createExampleRecords('heel')) })).subarray(
    0,
    400,
  )
  expect(await importZipAndGetResult(truncatedZip)).toEqual([
    'failed',
    [[0, expect.stringContaining('no zip that can be read')]],
  ])
  const zipBomb = await createZip({ 'data.ndjson': Buffer.alloc(3_000_001, 32) })
  expect(zipBomb.length).toBeLessThan(10_000)
  expect(await importZipAndGetResult(zipBomb)).toEqual([
    'failed',
    [[0, expect.stringContaining('larger than 3 MB')]],
  ])
  const zipWithFalseSize = Buffer.from(await createZip({ 'data.ndjson': Buffer.alloc(2_000_000, 32) }))
  const size = zipWithFalseSize.lastIndexOf('PK\u0001\u0002') + 24
  zipWithFalseSize.writeUInt32LE(1000, size)
  expect((await importZipAndGetResult(zipWithFalseSize))[0]).toBe('failed')
})

test('case C39: a file in another encoding is one error with the encoding’s name and how to save the file, and nothing is stored', async () => {
  const records = ['a', 'b', 'c'].map((id) => ({
    kind: 'customer',
    id: `cod-${id}`,
    data: { username: `cod-${id}`, last_name: 'Café', first_name: 'Renée' },
  }))
  const text = toNdjson(records)
  for (const utf16Text of [
    Buffer.from(text, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
  ]) {
    const response = await tenantClient.sendImport(utf16Text)
    expect([response.statusCode, response.json().errors.body]).toEqual([
      422,
      expect.stringContaining('is in UTF-16'),
    ])
  }
  const importResult = await tenantClient.import(Buffer.from(text, 'latin1'))
  expect(importResult).toMatchObject({ state: 'failed', faults: 1 })
  expect(importResult.list[0]).toMatchObject({ line: 0, message: expect.stringContaining('Windows-1252') })
  expect(await listStoredRecords('cod-')).toEqual([])
  const zipImport = await tenantClient.import(
    await createZip({ 'data.ndjson': Buffer.from(text, 'utf16le') }),
    'application/zip',
  )
  expect(zipImport.list).toMatchObject([{ line: 0, message: expect.stringContaining('UTF-16') }])
  const utf8Import = await tenantClient.import(Buffer.from(`\ufeff${text}`))
  expect(utf8Import.counts.created).toBe(3)
})

test('nothing is stored of an upload that breaks off at 60 %, and sending it again imports all @TENANTAPI-13', async () => {
  await server.staff.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.staff.server.address() as AddressInfo
  const body = Buffer.from(toNdjson(createExampleRecords('breuk')))
  const importCountBefore = await server.database.db.$count(tenantImports)
  /** Uses a separate temporary folder, because other tests use the system's folder at the same time. */
  const temporaryDirectory = await mkdtemp(path.join(tmpdir(), 'tenant-import-test-'))
  onTestFinished(() => rm(temporaryDirectory, { recursive: true }))
  vi.stubEnv('TMPDIR', temporaryDirectory)
  onTestFinished(() => void vi.unstubAllEnvs())
  const uploadRequest = request({
    port,
    method: 'POST',
    path: '/tenant/v1/imports',
    headers: {
      authorization: `Bearer ${tenantKey}`,
      'content-type': 'application/x-ndjson',
      'content-length': body.length,
    },
  })
  uploadRequest.on('error', () => {})
  const requestClosed = new Promise((resolve) => uploadRequest.once('close', resolve))
  uploadRequest.write(body.subarray(0, Math.floor(body.length * 0.6)))
  await expect.poll(() => readdir(temporaryDirectory)).toHaveLength(1)
  uploadRequest.destroy()
  await requestClosed
  await expect.poll(() => readdir(temporaryDirectory)).toEqual([])
  expect(await server.database.db.$count(tenantImports)).toBe(importCountBefore)
  expect(await listStoredRecords('breuk')).toEqual([])
  expect((await tenantClient.import(body)).counts).toEqual({
    ...zeroCounts,
    created: createExampleRecords('breuk').length,
  })
})

test('an import interrupted halfway continues where it was, counts nothing twice and completes @TENANTAPI-13', {
  tags: 'full',
}, async () => {
  const names = Array.from({ length: 60 }, (_, index) => `half-${index}`)
  const records = names.flatMap((name): ImportRecord[] => [
    { kind: 'customer', id: name, data: { username: name, last_name: 'Half' } },
    { kind: 'saving', id: `${name}-b`, customer: name, data: { bank: 'Bank' } },
  ])
  const faultyRecord = { kind: 'customer', id: 'half-fout', data: { username: 'half-fout' } }
  const importResult = await tenantClient.import(toNdjson([...records, faultyRecord]))
  const { db } = server.database
  const isThisImport = eq(tenantImports.id, importResult.id)
  const fileKey = 'halverwege'
  storedFiles.set(fileKey, Buffer.from(toNdjson([...records, faultyRecord])))
  const savedCounts = { ...importResult.counts }
  await db
    .update(tenantImports)
    .set({ state: 'working', done: 25, endedAt: null, fileKey })
    .where(isThisImport)
  await db.delete(customers).where(inArray(customers.username, names.slice(25)))
  expect(await listStoredRecords('half-')).toHaveLength(50)
  const abort = new AbortController()
  abort.abort()
  const context = {
    allTenantsDb: db,
    db: server.database.tenantDb,
    files: createMemoryFileStore(storedFiles),
    clock: server.now,
    log: pino({ level: 'silent' }),
    config: { tenantApi: { importBytes: 3_000_000, documentBytes: 1_000_000 } },
  } as unknown as AllTenantsContext
  await expect(processImport(context, importResult.id, abort.signal)).rejects.toThrow()
  await processImport(context, importResult.id, new AbortController().signal)
  const [row] = await db.select().from(tenantImports).where(isThisImport)
  expect(row).toMatchObject({ state: 'done', done: 60, faults: 1, fileKey: null })
  expect(row?.counts).toEqual({ ...savedCounts, created: savedCounts.created + 70 })
  expect(await listStoredRecords('half-')).toHaveLength(120)
  await processImport(context, importResult.id, new AbortController().signal)
  expect((await db.select().from(tenantImports).where(isThisImport))[0]).toEqual(row)
  expect(storedFiles.has(fileKey)).toBe(false)
})

test('removals and records can be in one file, with records named before they are defined @TENANTAPI-10', async () => {
  const records = createExampleRecords('keer').toReversed()
  expect((await tenantClient.import(toNdjson(records))).counts).toEqual({
    ...zeroCounts,
    created: records.length,
  })
  const importResult = await tenantClient.import(
    toNdjson([
      { kind: 'mortgage', id: 'keer-m', customer: 'keer', deleted: true },
      { kind: 'saving', id: 'keer-x', customer: 'keer', data: { bank: 'Nieuw' } },
    ]),
  )
  expect(importResult.counts).toEqual({ ...zeroCounts, created: 1, removed: 1 })
  expect((await tenantClient.get('mortgage_part', 'keer-d')).json().deleted).toBe(true)
})

/** Generates import lines of a few customers in any order, some with errors. */
const arbitraryLines = fc
  .array(
    fc.record({
      customer: fc.integer({ min: 0, max: 3 }),
      kind: fc.constantFrom('customer', 'saving', 'note', 'wrong'),
      id: fc.integer({ min: 0, max: 5 }),
      text: fc.string({ maxLength: 8 }).filter((text) => !/[^\P{Cc}]|\p{Cs}/u.test(text)),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((generatedRecords) =>
    generatedRecords.map(({ customer, kind, id, text }) => {
      const customerId = `any-${customer}`
      if (kind === 'customer')
        return { kind, id: customerId, data: { username: customerId, last_name: `N${text}` } }
      if (kind === 'saving') return { kind, id: `any-s${id}`, customer: customerId, data: { bank: text } }
      if (kind === 'note') return { kind, id: `any-n${id}`, customer: customerId, data: { title: text } }
      return { kind: 'note', id: `any-w${id}`, customer: customerId, data: { titel: text } }
    }),
  )

test('any file imported twice changes nothing the second time, and no customer is stored half @TENANTAPI-10 @TENANTAPI-11', {
  tags: 'full',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryLines, async (lines) => {
      const { db } = server.database
      await db.delete(customers).where(and(inArray(customers.username, ['any-0', 'any-1', 'any-2', 'any-3'])))
      await db.delete(externalIds).where(inArray(externalIds.customer, ['any-0', 'any-1', 'any-2', 'any-3']))
      const firstImport = await tenantClient.import(toNdjson(lines))
      const storedBefore = await listStoredRecords('any-')
      const secondImport = await tenantClient.import(toNdjson(lines))
      expect(secondImport.counts).toEqual({
        ...firstImport.counts,
        created: 0,
        changed: 0,
        unchanged: firstImport.counts.created + firstImport.counts.changed + firstImport.counts.unchanged,
      })
      expect(secondImport.list).toEqual(firstImport.list)
      expect(await listStoredRecords('any-')).toEqual(storedBefore)
      for (const customerId of ['any-0', 'any-1', 'any-2', 'any-3']) {
        const ownLines = lines.filter((line) => ('customer' in line ? line.customer : line.id) === customerId)
        const expectedRecords = ownLines.map(({ kind, id }) => `${kind} ${id}`)
        const storedCount = (await listStoredRecords(customerId)).length
        expect([0, new Set(expectedRecords).size]).toContain(storedCount)
      }
    }),
    { numRuns: 15 },
  )
})

test('the order of lines of different customers makes no difference @TENANTAPI-10', {
  tags: 'full',
}, async () => {
  const names = ['orde-1', 'orde-2', 'orde-3']
  const records = names.flatMap(createExampleRecords)
  const recordKeys = records.map(({ kind, id }) => `${kind} ${id}`).sort()
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(records, { minLength: records.length, maxLength: records.length }),
      async (shuffledRecords) => {
        await server.database.db.delete(customers).where(inArray(customers.username, names))
        expect((await tenantClient.import(toNdjson(shuffledRecords))).list).toEqual([])
        expect(await listStoredRecords('orde-')).toEqual(recordKeys)
      },
    ),
    { numRuns: 5 },
  )
})

test('a JSON array is one error that says how to save the file, also in a zip @TENANTAPI-11', async () => {
  const jsonArray = JSON.stringify(createExampleRecords('rij'), null, 2)
  const rejectedResponse = await tenantClient.sendImport(jsonArray)
  expect([rejectedResponse.statusCode, rejectedResponse.json().errors.body]).toEqual([
    422,
    expect.stringContaining('save it with one record a line'),
  ])
  const importResult = await tenantClient.import(
    await createZip({ 'data.ndjson': jsonArray }),
    'application/zip',
  )
  expect(importResult).toMatchObject({
    state: 'failed',
    list: [{ line: 0, message: expect.stringContaining('save it with one record a line') }],
  })
})

test('while a tenant has five unfinished imports, another is rejected, and other tenants’ are not', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const [tenant] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  const waitingImport = {
    ...{ tenantId: tenant?.id ?? 0, keyName: 'test', scopes: [], source: '', bytes: 1 },
    ...{ format: 'ndjson' as const, counts: zeroCounts, createdAt: server.now() },
  }
  const rows = await db
    .insert(tenantImports)
    .values(Array(5).fill(waitingImport))
    .returning({ id: tenantImports.id })
  const line = toNdjson([{ kind: 'customer', id: 'vol', data: { username: 'vol', last_name: 'Vol' } }])
  const rejectedResponse = await tenantClient.sendImport(line)
  expect([rejectedResponse.statusCode, rejectedResponse.json().error]).toEqual([429, 'too_many_imports'])
  const otherTenantClient = createTenantClient(server, await createTenantKey(server.database, 'noorder'))
  expect((await otherTenantClient.import(line)).counts.created).toBe(1)
  await db.delete(tenantImports).where(
    inArray(
      tenantImports.id,
      rows.map(({ id }) => id),
    ),
  )
  expect((await tenantClient.import(line)).counts.created).toBe(1)
})

test('an upload that does not fit on the disk, announced or not, is answered 507, logged, and can be repeated', {
  tags: 'full',
}, async () => {
  const line = toNdjson([{ kind: 'customer', id: 'past', data: { username: 'past', last_name: 'Past' } }])
  loggedLines.length = 0
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  vi.spyOn(fs, 'statfs').mockResolvedValueOnce({ bavail: 1, bsize: 10 } as never)
  syncBuiltinESMExports()
  const noSpaceResponse = await tenantClient.sendImport(line)
  const file = await open('/dev/full', 'w')
  onTestFinished(() => file.close())
  vi.spyOn(streams, 'createWriteStream').mockReturnValueOnce(file.createWriteStream() as never)
  syncBuiltinESMExports()
  const diskFullResponse = await tenantClient.sendImport(line)
  for (const response of [noSpaceResponse, diskFullResponse])
    expect([response.statusCode, response.json()]).toEqual([
      507,
      { error: 'no_room', message: expect.stringContaining('disk is full') },
    ])
  expect(loggedLines.filter((text) => text.includes('no space for an import'))).toHaveLength(2)
  expect((await tenantClient.import(line)).counts.created).toBe(1)
})

test('the progress of an import of twenty thousand files takes no more writing at the end than at the start', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const [tenant] = await db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
  const tenantId = tenant?.id ?? 0
  const [row] = await db
    .insert(tenantImports)
    .values({
      ...{ tenantId, keyName: 'test', scopes: [], source: '', bytes: 1, format: 'ndjson', state: 'working' },
      ...{ counts: zeroCounts, createdAt: server.now() },
    })
    .returning()
  if (!row) throw new Error('no import was added')
  const measureWalBytes = async (firstCustomerId: number) => {
    const getWalPosition = async () =>
      (
        (await db.execute(sql`select pg_current_wal_insert_lsn() - '0/0' as at`)) as unknown as {
          rows: { at: string }[]
        }
      ).rows[0]?.at
    const positionBefore = Number(await getWalPosition())
    const customerIds = Array.from({ length: 25 }, (_, index) => firstCustomerId + index)
    await db.transaction((tx) => saveImportProgress(tx, row, { counts: zeroCounts, faults: [], customerIds }))
    return Number(await getWalPosition()) - positionBefore
  }
  await measureWalBytes(1_000_000)
  const bytesForFewIds = await measureWalBytes(1_000_100)
  await db.transaction((tx) =>
    saveImportProgress(tx, row, {
      counts: zeroCounts,
      faults: [],
      customerIds: Array.from({ length: 20_000 }, (_, index) => 2_000_000 + index),
    }),
  )
  await measureWalBytes(3_000_000)
  expect((await measureWalBytes(3_000_100)) / bytesForFewIds).toBeLessThan(1.5)
  await db.delete(tenantImports).where(eq(tenantImports.id, row.id))
})
