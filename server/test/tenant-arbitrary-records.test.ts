import {
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import { getTableColumns } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExampleRecords } from '../src/tenant-api/example-records.ts'
import { storedRecordKinds } from '../src/tenant-api/stored/stored-record-kinds.ts'
import { createArbitraryValue } from './arbitrary-value.ts'
import { type Harness, startHarness } from './harness.ts'
import { createTenantClient, createTenantKey } from './tenant-client.ts'

let server: Harness
let tenantClient: ReturnType<typeof createTenantClient>
beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    limits: {
      failures: 1e6,
      window: 60,
      requestsPerMinute: 1e6,
      signInsPerMinute: 1e6,
      calculationsPerMinute: 1e6,
    },
  }))
  tenantClient = createTenantClient(
    server,
    await createTenantKey(server.database, 'zuider', ['read', 'write', 'lenders']),
  )
  for (const { kind, id, ...body } of createExampleRecords('wie')) await tenantClient.put(kind, id, body)
  await tenantClient.put('resource', 'r', { data: { name: 'Sanne' } })
  const type = { name: 'Gesprek', category_id: 1, category: 'A', duration: 60, canBeBookedByConsumer: true }
  await tenantClient.put('appointment_type', 't', { resources: ['r'], data: type })
})
afterAll(() => server.close())

/** Ids of existing records, by name of the field that refers to them. */
const recordReferences: Readonly<Record<string, unknown>> = {
  mortgage: 'wie-m',
  damage: 'wie-s',
  package: 'wie-v',
  appointment_type: 't',
  resource: 'r',
  resources: ['r'],
  policy: 'wie-v',
  task: 'wie-t',
}

/** Returns the id of the record if its kind exists only once, otherwise a new id. */
const getRecordId = (kind: TenantRecordKind) =>
  ({ customer: 'wie', partner: 'wie-p', home: 'wie-h', appointment_type: 't' })[kind as string] ??
  `any-${kind}`

/** Generates data of a record kind, mostly valid. A customer mostly gets the user name of the existing customer. */
const createDataArbitrary = (kind: TenantRecordKind): fc.Arbitrary<unknown> => {
  const dataArbitrary = createArbitraryValue(tenantRecords[kind].data)
  if (kind !== 'customer') return dataArbitrary
  return fc
    .tuple(dataArbitrary, fc.nat(9))
    .map(([value, dice]) =>
      typeof value === 'object' && value !== null && dice > 0
        ? { ...value, username: 'wie', email_address: null, last_name: 'Wie' }
        : value,
    )
}

const createRecordBody = (kind: TenantRecordKind, data: unknown) => ({
  ...(tenantRecords[kind].belongsTo === 'customer' && kind !== 'customer' && { customer: 'wie' }),
  ...(kind === 'document' && { customer: 'wie' }),
  ...Object.fromEntries(
    Object.keys(tenantRecords[kind].links).map((name) => [name, recordReferences[name] ?? null]),
  ),
  data,
})

test('a record with any data is stored or rejected with its errors, and never half', {
  tags: 'full',
}, async () => {
  const outcomes = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom(...tenantRecordKinds)
        .chain((kind) => fc.tuple(fc.constant(kind), createDataArbitrary(kind))),
      async ([kind, data]) => {
        const putResponse = await tenantClient.put(
          kind,
          getRecordId(kind),
          createRecordBody(kind, data) as object,
        )
        outcomes.set(putResponse.statusCode, (outcomes.get(putResponse.statusCode) ?? 0) + 1)
        expect([200, 400, 422], putResponse.body).toContain(putResponse.statusCode)
        if (putResponse.statusCode === 422)
          expect(Object.keys(putResponse.json().errors).length).toBeGreaterThan(0)
        if (putResponse.statusCode !== 200 || tenantRecords[kind].belongsTo === 'all tenants') return
        const storedBody = (await tenantClient.get(kind, getRecordId(kind))).json()
        const secondPut = await tenantClient.put(kind, getRecordId(kind), storedBody.record)
        expect([secondPut.statusCode, secondPut.body]).toEqual([200, expect.any(String)])
        expect((await tenantClient.get(kind, getRecordId(kind))).json().record).toEqual(storedBody.record)
        expect((await tenantClient.put(kind, getRecordId(kind), storedBody.record)).json()).toEqual({
          outcome: 'unchanged',
        })
      },
    ),
    { numRuns: Number(process.env.PORTAL_TEST_RUNS ?? 500) },
  )
  expect(outcomes.get(200) ?? 0).toBeGreaterThan(5)
  expect(outcomes.get(422) ?? 0).toBeGreaterThan(20)
})

const columnsSetByPortal = [
  'id',
  'tenantId',
  'customerId',
  'closedAt',
  'leftAt',
  'passwordHash',
  'revision',
  'facts',
  'searchableId',
  'screen',
  'rejected',
  'createdBy',
  'actedBy',
  'verdict',
  'verdictReason',
  'reviewedAt',
  'reviewedBy',
]
/** Columns that are sent in another form: lenders by code, files by path. */
const columnsWithoutField = ['lenderId', 'labelId', 'attachments', 'mimeType', 'extension', 'size', 'fileKey']

test('every stored column is a field that a tenant sends, an id of a record that it names, or the portal’s own', () => {
  for (const [kind, { table, columns, links: linkColumns, fixed }] of Object.entries(storedRecordKinds)) {
    const knownColumns = [
      ...Object.values(columns),
      ...Object.values(linkColumns),
      ...Object.keys(fixed),
      ...columnsSetByPortal,
      ...columnsWithoutField,
    ]
    expect([
      kind,
      Object.keys(getTableColumns(table)).filter((name) => !knownColumns.includes(name)),
    ]).toEqual([kind, []])
  }
})

test('every field with a column is in the contract, and is stored only if the contract says so', () => {
  for (const [kind, { columns, separateFields }] of Object.entries(storedRecordKinds)) {
    const { data, keptFields, links: linkFields } = tenantRecords[kind as TenantRecordKind]
    const fields = Object.keys((data as unknown as { entries: object }).entries)
    expect(fields).toEqual(
      expect.arrayContaining([...Object.keys(columns), ...separateFields, ...keptFields]),
    )
    expect(Object.keys(storedRecordKinds[kind as keyof typeof storedRecordKinds].links)).toEqual(
      Object.keys(linkFields),
    )
  }
})
