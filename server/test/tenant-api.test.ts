import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getPolicies } from '@portal/contract/policy'
import { tenantApiCalls } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantRecordKinds } from '@portal/contract/tenant-api/tenant-records'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { damages } from '../src/database/tables/damage.ts'
import { documents } from '../src/database/tables/document.ts'
import { mortgages } from '../src/database/tables/mortgage.ts'
import { externalIds, tenantApiKeys } from '../src/database/tables/tenant-api.ts'
import { makePdf } from '../src/demo/demo-files.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { hashPassword } from '../src/sessions/password-hash.ts'
import { createExampleRecords } from '../src/tenant-api/example-records.ts'
import { type Harness, startHarness } from './harness.ts'
import { staffToken } from './sign-in-staff.ts'
import { createTenantClient, createTenantKey, toNdjson } from './tenant-client.ts'

let server: Harness
let tenantKey: string
let tenantClient: ReturnType<typeof createTenantClient>
let otherTenantClient: ReturnType<typeof createTenantClient>

beforeAll(async () => {
  server = await startHarness()
  tenantKey = await createTenantKey(server.database, 'zuider')
  tenantClient = createTenantClient(server, tenantKey)
  otherTenantClient = createTenantClient(server, await createTenantKey(server.database, 'noorder'))
  await putRecords(createExampleRecords('een'))
})
afterAll(() => server.close())

const putRecords = async (records: ReturnType<typeof createExampleRecords>, client = tenantClient) => {
  for (const { kind, id, ...body } of records) {
    const response = await client.put(kind, id, body)
    expect([kind, response.statusCode, response.body]).toEqual([kind, 200, expect.any(String)])
  }
}

const sendDocument = (id: string, content: Buffer, record: object) => {
  const form = new FormData()
  form.set('record', JSON.stringify(record))
  form.set('file', new File([new Uint8Array(content)], 'advies.pdf'))
  return sendForm(id, form)
}

const sendForm = async (id: string, form: FormData) => {
  const encodedForm = new Response(form)
  return server.staff.inject({
    method: 'PUT',
    url: `/tenant/v1/document/${id}`,
    headers: {
      authorization: `Bearer ${tenantKey}`,
      'content-type': encodedForm.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encodedForm.arrayBuffer()),
  })
}

test('a customer with all records is sent record by record, and the customer reads them @TENANTAPI-01', async () => {
  const passwordHash = await hashPassword(demoPassword)
  await server.database.db.update(customers).set({ passwordHash }).where(eq(customers.username, 'een'))
  const token = await server.getAccessToken('een')
  const { data: customer } = await server.request(getCustomer, token)
  expect(customer).toMatchObject({ username: 'een', last_name: 'Proef', date_of_birth: '1980-02-29' })
  const { data: family } = await server.request(getFamily, token)
  expect([family.partner?.last_name, family.children.map((one) => one.last_name)]).toEqual([
    'Partner',
    ['Kind'],
  ])
  const {
    data: [mortgage],
  } = await server.request(getMortgages, token)
  expect(mortgage).toMatchObject({
    hypotheeknummer: 'H-een',
    agency_name: 'Dommel Hypotheken',
    koopsom: 300_000,
  })
  expect(mortgage?.mortgageParts).toMatchObject([
    { hoofdsom: 200_000, remaining_debt: 180_000.25, interest: 1.85 },
  ])
  const { data: policies } = await server.request(getPolicies, token)
  expect(policies.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
    ['Woonpakket', ['Opstal']],
  ])
})

test('the same content sent again changes nothing, in any order of its members @TENANTAPI-02', {
  tags: 'full',
}, async () => {
  const readRevision = async () =>
    (await server.database.db.select().from(customers).where(eq(customers.username, 'een')))[0]?.revision
  const revisionBefore = await readRevision()
  for (const { kind, id, ...body } of createExampleRecords('een')) {
    const reorderedBody = { ...body, data: Object.fromEntries(Object.entries(body.data ?? {}).toReversed()) }
    expect((await tenantClient.put(kind, id, reorderedBody)).json()).toEqual({ outcome: 'unchanged' })
  }
  expect(await readRevision()).toBe(revisionBefore)
  const changeResponse = await tenantClient.put('saving', 'een-b', {
    customer: 'een',
    data: { bank: 'Bank', current_balance: 1001 },
  })
  expect(changeResponse.json()).toEqual({ outcome: 'changed' })
  expect(await readRevision()).toBe((revisionBefore ?? 0) + 1)
})

test('a record is read back as it was sent, with the customer’s later changes @TENANTAPI-03', async () => {
  for (const { kind, id, ...body } of createExampleRecords('een')) {
    const { record, deleted } = (await tenantClient.get(kind, id)).json()
    expect(deleted).toBe(false)
    expect([kind, record]).toMatchObject([kind, kind === 'saving' ? { customer: 'een' } : formatTimes(body)])
  }
  await server.database.db
    .update(mortgages)
    .set({ number: 'van de klant' })
    .where(eq(mortgages.number, 'H-een'))
  const { record } = (await tenantClient.get('mortgage', 'een-m')).json()
  expect(record.data.hypotheeknummer).toBe('van de klant')
})

function formatTimes(body: Record<string, unknown>) {
  const data = Object.entries(body.data ?? {}).map(([name, value]) => [
    name,
    /^\d{4}-\d\d-\d\dT/.test(String(value)) ? new Date(String(value)).toISOString() : value,
  ])
  return { ...body, data: Object.fromEntries(data) }
}

test('one id sent many times at once is one record @TENANTAPI-02', async () => {
  const body = { customer: 'een', data: { bank: 'Tegelijk' } }
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => tenantClient.put('saving', 'tegelijk', body)),
  )
  const outcomes = responses.map((response) => response.json().outcome).sort()
  expect(outcomes).toEqual(['created', ...Array.from({ length: 7 }, () => 'unchanged')])
  const { rows } = (await server.database.db.execute(
    sql`select count(*)::integer as many from possessions where facts ->> 'bank' = 'Tegelijk'`,
  )) as unknown as { rows: { many: number }[] }
  expect(rows).toEqual([{ many: 1 }])
})

test('a removed record leaves a tombstone, is removed with its parts, and is restored by sending it again @TENANTAPI-04', {
  tags: 'full',
}, async () => {
  await putRecords(createExampleRecords('weg'))
  expect((await tenantClient.remove('mortgage', 'weg-m')).json()).toEqual({ outcome: 'removed' })
  expect((await tenantClient.remove('mortgage', 'weg-m')).json()).toEqual({ outcome: 'unchanged' })
  expect((await tenantClient.get('mortgage_part', 'weg-d')).json()).toMatchObject({
    deleted: true,
    record: null,
  })
  expect((await tenantClient.remove('policy', 'weg-v')).json()).toEqual({ outcome: 'removed' })
  expect((await tenantClient.get('policy', 'weg-w')).json()).toMatchObject({ deleted: true })
  const records = createExampleRecords('weg').filter(({ kind }) => kind.startsWith('mortgage'))
  for (const { kind, id, ...body } of records)
    expect((await tenantClient.put(kind, id, body)).json()).toEqual({ outcome: 'created' })
  expect((await tenantClient.get('mortgage_part', 'weg-d')).json()).toMatchObject({ deleted: false })
  expect((await tenantClient.remove('customer', 'weg')).json()).toEqual({ outcome: 'removed' })
  for (const { kind, id } of createExampleRecords('weg'))
    expect((await tenantClient.get(kind, id)).json(), kind).toMatchObject({ deleted: true })
  const latePutResponse = await tenantClient.put('note', 'weg-later', {
    customer: 'weg',
    data: { title: 'Te laat' },
  })
  expect(latePutResponse.json().errors).toEqual({ customer: '"weg" is no customer of this tenant' })
  expect((await tenantClient.remove('note', 'nooit')).statusCode).toBe(404)
})

test('the change feed lists each changed record once, in order, whoever changed it, with removals @TENANTAPI-05', {
  tags: 'full',
}, async () => {
  const { cursor } = await tenantClient.listChanges()
  expect((await tenantClient.listChanges(cursor)).changes).toEqual([])
  await tenantClient.put('note', 'nieuw', { customer: 'een', data: { title: 'Nieuw' } })
  await tenantClient.put('saving', 'een-b', { customer: 'een', data: { bank: 'Anders' } })
  await server.database.db.execute(sql`update incomes set facts = facts || '{"total": 1}' where id =
    (select record_id from external_ids where external_id = 'een-i')`)
  await server.database.db.execute(sql`delete from retirements where id =
    (select record_id from external_ids where external_id = 'een-o')`)
  await tenantClient.put('saving', 'een-b', { customer: 'een', data: { bank: 'Weer anders' } })
  const { changes } = await tenantClient.listChanges(cursor)
  expect(changes.map(({ id, deleted }: { id: string; deleted: boolean }) => [id, deleted])).toEqual([
    ['nieuw', false],
    ['een-i', false],
    ['een-o', true],
    ['een-b', false],
  ])
  expect(changes[1].record.data.total).toBe(1)
  expect(changes[3].record.data).toEqual({ bank: 'Weer anders' })
  const pagedRecords: string[] = []
  let page = await tenantClient.listChanges('', 3)
  while (page.changes.length > 0) {
    pagedRecords.push(...page.changes.map(({ kind, id }: Record<string, string>) => `${kind} ${id}`))
    page = await tenantClient.listChanges(page.cursor, 3)
  }
  const allRecords = (await tenantClient.listChanges()).changes.map(
    ({ kind, id }: Record<string, string>) => `${kind} ${id}`,
  )
  expect(pagedRecords).toEqual(allRecords)
  expect(new Set(pagedRecords).size).toBe(pagedRecords.length)
  expect((await tenantClient.listChanges('geen-cursor')).errors).toEqual({
    since: 'is no cursor of an answer before',
  })
})

test('a tenant cannot read another tenant’s records by any id, or refer to them @TENANTAPI-06', async () => {
  for (const { kind, id } of createExampleRecords('een')) {
    expect((await otherTenantClient.get(kind, id)).statusCode).toBe(404)
    expect((await otherTenantClient.remove(kind, id)).statusCode).toBe(404)
  }
  const { changes } = await otherTenantClient.listChanges()
  const changedCustomers = new Set(changes.map(({ customer }: { customer: string | null }) => customer))
  expect(changedCustomers).toEqual(new Set([null, 'hilde', 'igor', 'bart']))
  const foreignCustomerResponse = await otherTenantClient.put('note', 'x', {
    customer: 'een',
    data: { title: 'Vreemd' },
  })
  expect([foreignCustomerResponse.statusCode, foreignCustomerResponse.json().errors]).toEqual([
    422,
    { customer: '"een" is no customer of this tenant' },
  ])
  await putRecords(createExampleRecords('een'), otherTenantClient)
  const rows = await server.database.db.select().from(externalIds).where(eq(externalIds.externalId, 'een'))
  expect(new Set(rows.map(({ tenantId }) => tenantId)).size).toBe(2)
  const policyResponse = await tenantClient.put('policy', 'los', {
    customer: 'een',
    package: 'weg-v',
    data: { name: 'Los' },
  })
  expect(policyResponse.json().errors).toEqual({ package: '"weg-v" is no policy of this customer or tenant' })
})

test('an invalid record is rejected by field, with a suggestion for a misspelt name @TENANTAPI-07', async () => {
  const getPutErrors = async (kind: string, body: object) =>
    (await tenantClient.put(kind, 'fout', body)).json().errors
  expect(
    await getPutErrors('customer', { data: { username: 'x', last_naam: 'Y', date_of_birth: '2026-02-31' } }),
  ).toEqual({
    'data.last_naam': 'is no known field; the nearest is "last_name"',
    'data.last_name': 'is missing',
    'data.date_of_birth': 'is no date of the calendar',
  })
  expect(await getPutErrors('mortage', { data: {} })).toEqual({
    kind: '"mortage" is no known kind; the nearest is "mortgage"',
  })
  expect(
    await getPutErrors('mortgage', { customer: 'een', data: { status: 7777, lender: 'XX' } }),
  ).toHaveProperty(['data.status'])
  expect(await getPutErrors('mortgage', { customer: 'een', data: { status: 0, lender: 'XX' } })).toEqual({
    'data.lender':
      '"XX" is the HDN code of no known lender; import this line first: {"kind":"lender","id":"XX","data":{"name":"…"}}',
  })
  const part = createExampleRecords('een').find(({ kind }) => kind === 'mortgage_part')
  expect(
    Object.keys(
      await getPutErrors('mortgage_part', { ...part, data: { ...part?.data, remaining_debt: -5 } }),
    ),
  ).toContain('data.remaining_debt')
  expect(
    await getPutErrors('income', {
      customer: 'een',
      data: { title: 'a', total: 1, type: 'OtherIncome', employment: { employername: 'x' } },
    }),
  ).toEqual({
    'data.employment.employername': 'is no known field; the nearest is "employer_name"',
  })
  for (const [takenField, data] of [
    ['data.email_address', { username: 'annabel', email_address: 'bram@example.nl' }],
    ['data.username', { username: 'anna', email_address: 'annabel@example.nl' }],
  ] as const)
    expect(await getPutErrors('customer', { data: { ...data, last_name: 'A' } })).toEqual({
      [takenField]: 'is that of another customer',
    })
  expect(await getPutErrors('home', { customer: 'een', data: {} })).toEqual({
    id: 'the customer has a home already, "een-h"',
  })
  expect(await getPutErrors('note', { customer: 'een', data: { title: 'nul\u0000' } })).toEqual({
    'data.title': 'holds characters that are not text',
  })
})

/** Removes the tenant's own ids from a demo customer and the customer's records. */
const removeExternalIds = (customer: string) =>
  server.database.db.delete(externalIds).where(eq(externalIds.customer, customer))

test('a customer added by hand is matched by user name, and keeps fields that are not sent @TENANTAPI-01', async () => {
  await removeExternalIds('anna')
  const [anna] = await server.database.db.select().from(customers).where(eq(customers.username, 'anna'))
  const response = await tenantClient.put('customer', 'k-1', {
    data: { username: 'Anna', email_address: 'anna@example.nl', last_name: 'Wit', first_name: 'Anna' },
  })
  expect(response.json()).toEqual({ outcome: 'created' })
  const [customerAfter] = await server.database.db
    .select()
    .from(customers)
    .where(eq(customers.id, anna?.id ?? 0))
  expect(customerAfter).toMatchObject({
    username: 'anna',
    passwordHash: anna?.passwordHash,
    avatar: anna?.avatar,
  })
  expect((await tenantClient.get('customer', 'k-1')).json().record.data.last_name).toBe('Wit')
})

test('a key can do what its scopes allow until it expires or is revoked, and is shown once @TENANTAPI-06', async () => {
  const sendAdviserCommand = (command: string, payload: object) =>
    server.staff.inject({
      method: 'POST',
      url: `/adviser/${command}`,
      payload: { tenant: 'zuider', ...payload },
      headers: { authorization: `Bearer ${staffToken}` },
    })
  const createdKey = (
    await sendAdviserCommand('key-add', { label: 'alleen lezen', scopes: 'read', days: '1' })
  ).json().data
  const reader = createTenantClient(server, createdKey.key)
  expect((await reader.get('customer', 'een')).statusCode).toBe(200)
  const rejectedResponse = await reader.put('customer', 'twee', {
    data: { username: 'twee', last_name: 'T' },
  })
  expect(rejectedResponse.statusCode).toBe(403)
  const listedKeys = (await sendAdviserCommand('key-list', {})).json().data
  expect(JSON.stringify(listedKeys)).not.toContain(createdKey.key)
  expect(listedKeys).toContainEqual(expect.objectContaining({ label: 'alleen lezen', scopes: ['read'] }))
  server.advanceClock(86_401)
  expect((await reader.get('customer', 'een')).statusCode).toBe(401)
  server.advanceClock(-86_401)
  expect((await sendAdviserCommand('key-withdraw', { label: 'alleen lezen' })).statusCode).toBe(200)
  expect((await reader.get('customer', 'een')).statusCode).toBe(401)
  expect((await createTenantClient(server, 'geen-sleutel').get('customer', 'een')).statusCode).toBe(401)
  const [storedKey] = await server.database.db
    .select()
    .from(tenantApiKeys)
    .where(eq(tenantApiKeys.name, 'alleen lezen'))
  expect(storedKey?.hash).not.toContain(createdKey.key)
})

test('every call needs a key, and no answer reveals another tenant @TENANTAPI-06', async () => {
  const { id } = (await tenantClient.sendImport(toNdjson(createExampleRecords('van-ons')))).json()
  await expect.poll(async () => (await tenantClient.readImport(id)).state).toBe('done')
  const otherHeaders = { authorization: `Bearer ${await createTenantKey(server.database, 'noorder')}` }
  for (const call of Object.values(tenantApiCalls)) {
    const path = call.path
      .replace('{kind}', 'customer')
      .replace('{id}', call.path.startsWith('/imports') ? String(id) : 'van-ons')
    const request = { method: call.method, url: `/tenant/v1${path}` } as const
    expect((await server.staff.inject(request)).statusCode, path).toBe(401)
    const invalidRequestResponse = await server.staff.inject({
      ...request,
      headers: { authorization: `Bearer ${staffToken}` },
    })
    expect(invalidRequestResponse.statusCode, path).toBe(401)
    const response = await server.staff.inject({ ...request, headers: otherHeaders })
    expect(response.body, path).not.toContain('van-ons')
    if (call.method !== 'GET') continue
    const isList = ['/changes', '/events', '/imports'].includes(path)
    expect(response.statusCode, path).toBe(isList ? 200 : 404)
  }
})

test('writes by a key are in the tenant’s audit log, by customer and without contents @TENANTAPI-08', async () => {
  await tenantClient.put('note', 'genoteerd', { customer: 'een', data: { title: 'Geheim' } })
  const keyEntries = await server.database.db.select().from(auditEntries).where(eq(auditEntries.role, 'key'))
  const auditEntry = keyEntries.find(({ about }) => about.id === 'genoteerd')
  expect(auditEntry).toMatchObject({
    command: 'tenant-put',
    staffId: 0,
    outcome: 'done',
    about: { kind: 'note' },
  })
  expect(auditEntry?.customerIds).toHaveLength(1)
  expect(JSON.stringify(keyEntries)).not.toContain('Geheim')
  await tenantClient.put('note', 'genoteerd', { customer: 'een', data: { title: 'Geheim' } })
  expect(await server.database.db.$count(auditEntries, eq(auditEntries.role, 'key'))).toBe(keyEntries.length)
})

test('lenders and rates of all tenants can be changed only with the operator’s key @TENANTAPI-09', async () => {
  const record = { data: { name: 'Nieuwe bank', is_sender: true } }
  const rejectedResponse = await tenantClient.put('lender', 'NB', record)
  expect(rejectedResponse.json().errors).toEqual({
    kind: 'is of all tenants: it takes a key with the scope lenders',
  })
  const operator = createTenantClient(server, await createTenantKey(server.database, 'zuider', ['lenders']))
  expect((await operator.put('lender', 'NB', record)).json()).toEqual({ outcome: 'created' })
  expect((await operator.put('lender', 'NB', record)).json()).toEqual({ outcome: 'unchanged' })
  const product = { data: { lender: 'NB', name: 'Vast', rates: { nhg: { 120: 0.0364 } } } }
  expect((await operator.put('product', 'NB1', product)).json()).toEqual({ outcome: 'created' })
  expect((await operator.put('product', 'NB1', product)).json()).toEqual({ outcome: 'unchanged' })
  expect((await operator.put('note', 'n', { customer: 'een', data: { title: 'x' } })).json().errors).toEqual({
    kind: 'takes a key with the scope write',
  })
  expect((await operator.remove('lender', 'NB')).statusCode).toBe(422)
  const mortgageOfProduct = { customer: 'een', data: { status: 0, lender: 'NB', product: 'NB1' } }
  expect((await tenantClient.put('mortgage', 'bij-nb', mortgageOfProduct)).json()).toEqual({
    outcome: 'created',
  })
  expect((await tenantClient.get('mortgage', 'bij-nb')).json().record.data).toEqual(mortgageOfProduct.data)
})

test('the API description has every kind with its fields, and every call, and is also a page @TENANTAPI-07', async () => {
  expect((await server.app.inject('/docs/tenant')).body).toContain('PUT /tenant/v1/mortgage_part/{id}')
  const { paths } = (await server.staff.inject('/tenant/v1/openapi.json')).json()
  expect(Object.keys(paths)).toContain('/tenant/v1/mortgage_part/{id}')
  const { schema } = paths['/tenant/v1/mortgage_part/{id}'].put.requestBody.content['application/json']
  expect(schema.required).toEqual(expect.arrayContaining(['customer', 'mortgage', 'data']))
  expect(Object.keys(schema.properties.data.properties)).toContain('begindatumRentevast')
  expect(paths['/tenant/v1/imports'].post.requestBody.content).toHaveProperty(['application/zip'])
})

test('case C56: a document is accepted as the form of the description, however its record is encoded', async () => {
  const { paths } = (await server.staff.inject('/tenant/v1/openapi.json')).json()
  const { schema, encoding } =
    paths['/tenant/v1/document/{id}'].put.requestBody.content['multipart/form-data']
  const record = { customer: 'een', data: { name: 'Zoals beschreven', user_id: 1 } }
  expect(Object.keys(schema.properties)).toEqual(['record', 'file'])
  expect(Object.keys(schema.properties.record.properties)).toEqual(
    expect.arrayContaining(Object.keys(record)),
  )
  const text = JSON.stringify(record)
  const recordParts = [text, new Blob([text], { type: encoding.record.contentType })]
  for (const [index, part] of recordParts.entries()) {
    const form = new FormData()
    form.set('record', part)
    form.set('file', new File([new Uint8Array(await makePdf('Advies'))], 'advies.pdf'))
    const response = await sendForm(`beschreven-${index}`, form)
    expect(response.json()).toEqual({ outcome: 'created' })
  }
})

test('case C56: every example of the description is accepted', async () => {
  const { paths } = (await server.staff.inject('/tenant/v1/openapi.json')).json()
  const allScopesClient = createTenantClient(
    server,
    await createTenantKey(server.database, 'zuider', ['read', 'write', 'lenders']),
  )
  await putRecords(createExampleRecords('client-1'), allScopesClient)
  for (const kind of tenantRecordKinds) {
    const { parameters, requestBody } = paths[`/tenant/v1/${kind}/{id}`].put
    const { example: id } = parameters.find(({ name }: { name: string }) => name === 'id')
    const { example } = requestBody.content['application/json']
    if (kind === 'document') await sendDocument(id, await makePdf('Advies'), example)
    const response = await allScopesClient.put(kind, id, example)
    expect([kind, response.statusCode, response.body]).toEqual([kind, 200, expect.any(String)])
  }
})

test('a document is sent as a form with its file, and one that is too large is rejected @TENANTAPI-12', async () => {
  const record = { customer: 'een', mortgage: 'een-m', data: { name: 'Advies', user_id: 1 } }
  const pdf = await makePdf('Advies')
  expect((await sendDocument('doc', pdf, record)).json()).toEqual({ outcome: 'created' })
  expect((await sendDocument('doc', pdf, record)).json()).toEqual({ outcome: 'unchanged' })
  expect((await tenantClient.get('document', 'doc')).json().record).toMatchObject(record)
  const headers = { authorization: `Bearer ${tenantKey}` }
  const file = await server.staff.inject({ url: '/tenant/v1/document/doc/file', headers })
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.equals(pdf)]).toEqual([
    200,
    'application/pdf',
    true,
  ])
  expect((await server.staff.inject({ url: '/tenant/v1/document/nooit/file', headers })).statusCode).toBe(404)
  const note = { customer: 'een', documents: ['doc'], data: { title: 'Ons advies' } }
  expect((await tenantClient.put('note', 'met', note)).json()).toEqual({ outcome: 'created' })
  const [receivedNote] = (await server.request(getNotes, await server.getAccessToken('een'))).data
  expect(receivedNote).toMatchObject({ title: 'Ons advies', documents: [{ name: 'Advies' }] })
  expect((await tenantClient.put('note', 'met', { ...note, documents: ['nooit'] })).json().errors).toEqual({
    documents: '"nooit" is no document of this customer or tenant',
  })
  await tenantClient.remove('document', 'doc')
  expect((await tenantClient.get('note', 'met')).json().record).toMatchObject({ ...note, documents: [] })
  const largeFileResponse = await sendDocument('groot', Buffer.alloc(25_000_001), record)
  expect([largeFileResponse.statusCode, largeFileResponse.json().message]).toEqual([
    413,
    'A document may be at most 25 MB.',
  ])
  const hugeFileResponse = await sendDocument('groter', Buffer.alloc(28_000_000), record)
  expect(hugeFileResponse.statusCode).toBe(413)
  const invalidFileResponse = await sendDocument('fout', Buffer.from('geen pdf'), record)
  expect(invalidFileResponse.json().errors).toEqual({
    'data.file': 'is of no accepted type, or not what its name says',
  })
  const putWithoutFile = await tenantClient.put('document', 'zonder', record)
  expect(putWithoutFile.json().errors).toEqual({ 'data.file': 'is missing' })
})

test('of two files sent at once for a document, repeatedly, one is stored, with its own hash @TENANTAPI-02', {
  tags: 'full',
}, async () => {
  const record = { customer: 'een', data: { name: 'Wissel' } }
  const files = [await makePdf('Een'), await makePdf('Twee twee')]
  const putExchangedDocument = (pdf: Buffer) => sendDocument('wissel', pdf, record)
  for (let round = 0; round < 5; round++) {
    const responses = await Promise.all(
      [0, 1, 0, 1, 0].map((index) => putExchangedDocument(files[index] as Buffer)),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    const [row] = await server.database.db.select().from(documents).where(eq(documents.name, 'Wissel'))
    const index = files.findIndex(({ length }) => length === row?.size)
    expect((await putExchangedDocument(files[index] as Buffer)).json()).toEqual({ outcome: 'unchanged' })
    expect((await putExchangedDocument(files[1 - index] as Buffer)).json()).toEqual({ outcome: 'changed' })
  }
})

test('removing an adviser removes it from appointment types, unless it has appointments @TENANTAPI-04', async () => {
  await tenantClient.put('resource', 'r1', { data: { name: 'Sanne' } })
  await tenantClient.put('resource', 'r2', { data: { name: 'Ruben' } })
  const data = {
    name: 'Gesprek',
    category_id: 1,
    category: 'Advies',
    duration: 60,
    canBeBookedByConsumer: true,
  }
  expect(
    (await tenantClient.put('appointment_type', 't', { resources: ['r1', 'r2'], data })).statusCode,
  ).toBe(200)
  const times = { time_start: '2031-01-06T09:00:00Z', time_end: '2031-01-06T10:00:00Z' }
  const appointmentFields = { customer: 'een', appointment_type: 't', resource: 'r2' }
  expect((await tenantClient.put('appointment', 'a', { ...appointmentFields, data: times })).json()).toEqual({
    outcome: 'created',
  })
  const conflictResponse = await tenantClient.put('appointment', 'b', { ...appointmentFields, data: times })
  expect(conflictResponse.json().errors).toEqual({
    'data.time_start': 'is when the adviser has another appointment',
  })
  expect((await tenantClient.remove('resource', 'r1')).json()).toEqual({ outcome: 'removed' })
  expect((await tenantClient.get('appointment_type', 't')).json().record.resources).toEqual(['r2'])
  const removeResponse = await tenantClient.remove('resource', 'r2')
  expect(removeResponse.json().errors).toEqual({ body: 'is still named by others, which must go first' })
  expect((await tenantClient.get('resource', 'r2')).json().deleted).toBe(false)
  expect((await tenantClient.get('appointment_type', 't')).json().record.resources).toEqual(['r2'])
})

test('additions, changes and removals by customers are in the change feed, and stay until the tenant sends something new @TENANTAPI-04 @TENANTAPI-05', {
  tags: 'full',
}, async () => {
  await putRecords(createExampleRecords('zelf'))
  const { db } = server.database
  const [customer] = await db.select().from(customers).where(eq(customers.username, 'zelf'))
  const customerId = customer?.id ?? 0
  const { cursor } = await tenantClient.listChanges()
  await db.insert(damages).values({ customerId, type: 'travel', description: 'Koffer weg' })
  await db.delete(mortgages).where(eq(mortgages.customerId, customerId))
  const laterChanges = (await tenantClient.listChanges(cursor)).changes
  const addedDamage = laterChanges.find(({ kind }: { kind: string }) => kind === 'damage')
  expect(addedDamage).toMatchObject({
    customer: 'zelf',
    deleted: false,
    record: { data: { description: 'Koffer weg' } },
  })
  expect(addedDamage.id).toMatch(/^portal:\d+$/)
  const removedIds = laterChanges.flatMap(({ id, deleted }: { id: string; deleted: boolean }) =>
    deleted ? [id] : [],
  )
  expect(removedIds.sort()).toEqual(['zelf-d', 'zelf-m'])
  const handledDamage = {
    customer: 'zelf',
    data: { type: 'travel', description: 'Koffer weg', status: 'In behandeling' },
  }
  expect((await tenantClient.put('damage', addedDamage.id, handledDamage)).json()).toEqual({
    outcome: 'changed',
  })
  expect(await db.$count(damages, eq(damages.customerId, customerId))).toBe(2)
  const ownRecords = createExampleRecords('zelf').filter(({ kind }) => kind.startsWith('mortgage'))
  for (const { kind, id, ...body } of ownRecords)
    expect((await tenantClient.put(kind, id, body)).json(), id).toEqual({ outcome: 'unchanged' })
  expect(await db.$count(mortgages, eq(mortgages.customerId, customerId))).toBe(0)
  const [mortgage, part] = ownRecords
  const file = toNdjson([mortgage ?? {}, { ...part, data: { ...part?.data, interest: 2.5 } }])
  const { id } = (await tenantClient.sendImport(file)).json()
  await expect.poll(async () => (await tenantClient.readImport(id)).state).toBe('done')
  expect((await tenantClient.readImport(id)).counts).toMatchObject({ created: 2, faulty: 0 })
  expect((await tenantClient.get('mortgage_part', 'zelf-d')).json().record).toMatchObject({
    mortgage: 'zelf-m',
    data: { interest: 2.5 },
  })
  const noteResponse = await tenantClient.put('note', 'portal:x', { customer: 'zelf', data: { title: 'x' } })
  expect(noteResponse.json().errors).toEqual({ id: expect.stringContaining('ids of the portal') })
})

test('for a customer who existed before, the change feed also has the existing file @TENANTAPI-05', async () => {
  await removeExternalIds('bram')
  const { cursor } = await tenantClient.listChanges()
  const response = await tenantClient.put('customer', 'k-2', {
    data: { username: 'bram', email_address: 'bram@example.nl', last_name: 'Kuipers' },
  })
  expect(response.json()).toEqual({ outcome: 'created' })
  const { changes } = await tenantClient.listChanges(cursor)
  const kinds = new Set(changes.map(({ kind }: { kind: string }) => kind))
  for (const kind of ['customer', 'mortgage', 'mortgage_part', 'document', 'task', 'income'])
    expect(kinds).toContain(kind)
  const mortgage = changes.find(({ kind }: { kind: string }) => kind === 'mortgage')
  const part = changes.find(({ kind }: { kind: string }) => kind === 'mortgage_part')
  expect(part.record).toMatchObject({ customer: 'k-2', mortgage: mortgage.id })
})
