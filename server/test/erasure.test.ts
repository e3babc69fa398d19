import { getCustomer } from '@portal/contract/customer'
import {
  getDeskErasures,
  markCustomerAsFormer,
  pauseErasure,
  reinstateFormerCustomer,
  resumeErasure,
} from '@portal/contract/desk/desk-erasure'
import { isReadOnlyCall } from '@portal/contract/desk/staff-viewing'
import { requestDossier } from '@portal/contract/dossier'
import { getErasure, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import { sendMessage } from '@portal/contract/message'
import { getMortgages } from '@portal/contract/mortgage'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrokenPosition } from '../src/audit/audit-chain.ts'
import { readConfig } from '../src/config.ts'
import { auditEntries } from '../src/database/tables/audit.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { erasures } from '../src/database/tables/erasure.ts'
import { mails } from '../src/database/tables/mail.ts'
import { orphanedFiles } from '../src/database/tables/orphaned-file.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { externalIds, tenantApiKeys } from '../src/database/tables/tenant-api.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import { allCalls } from '../src/documentation/all-calls.ts'
import { eraseCustomer } from '../src/erasure/erase-customer.ts'
import { requestRecordedErasures } from '../src/erasure/erasure-record.ts'
import { erasureRules } from '../src/erasure/erasure-rules.ts'
import { callsForFormerCustomers } from '../src/erasure/former-customer-access.ts'
import { runNightlyErasure } from '../src/erasure/nightly-erasure.ts'
import type { Mailer } from '../src/mail/mailer.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'
import { previewNightlyErasure } from '../src/staff-commands/erasure-commands.ts'
import { callSamples } from './call-samples.ts'
import { type DeskPerson, signInDeskPerson } from './desk-staff.ts'
import { canary, findTablesWithCanary, listCustomerTables, writeCanaryEverywhere } from './erasure-canary.ts'
import { type Harness, startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { fillInSample, sendCall } from './send-call.ts'
import { waitForDueJobs } from './wait-for-due-jobs.ts'

const daySeconds = 86_400
const monthSeconds = 31 * daySeconds
const storedFiles = new Map<string, Buffer>()
const fileStore = createMemoryFileStore(storedFiles)
const loggedLines: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void loggedLines.push(line) })

let server: Harness
beforeAll(async () => {
  server = await startHarness(undefined, fileStore, log)
})
afterAll(() => server.close())

const getErasureContext = () => ({
  allTenantsDb: server.database.db,
  files: fileStore,
  clock: server.now,
  log,
})
const eraseCustomerById = (customerId: number) => eraseCustomer(getErasureContext(), customerId)

async function findCustomer(username: string) {
  const { db } = server.database
  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.username, username))
    .orderBy(asc(customers.id))
  if (!customer) throw new Error('there is no such customer')
  return customer
}

/** Inserts an erasure request that is old enough to be due. */
const insertErasure = (customer: { id: number; tenantId: number }) =>
  server.database.db.insert(erasures).values({
    ...{ customerId: customer.id, tenantId: customer.tenantId },
    ...{ requestedAt: server.now(), dueAt: server.now() },
  })

/**
 * Adds data that refers to a customer but is stored outside the customer's rows: files, mails, jobs, ids and import
 * errors.
 */
async function addDataOutsideCustomerRows(id: number, tenantId: number): Promise<void> {
  const { db } = server.database
  const storedDocuments = await db.select().from(documents).where(eq(documents.customerId, id))
  for (const { fileKey } of storedDocuments) storedFiles.set(fileKey, Buffer.from(canary))
  for (const mail of await db.select().from(mails).where(eq(mails.customerId, id)))
    for (const { fileKey } of mail.attachments) storedFiles.set(fileKey, Buffer.from(canary))
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  await db.insert(outbox).values({
    ...{ tenantId, to: customer?.email ?? '', subject: canary, html: canary, text: canary },
    createdAt: server.now(),
  })
  const tomorrow = sql`now() + interval '1 day'`
  await db.execute(sql`insert into jobs.job (name, data, start_after) values
    ('mail', ${JSON.stringify({ tenant: 'zuider', customerId: id, occasion: 'invitation', type: canary })}, ${tomorrow}),
    ('mail-failed', ${JSON.stringify({ tenant: 'zuider', customerId: id, occasion: 'invitation', type: canary })}, ${tomorrow}),
    ('asked-mail', ${JSON.stringify({ tenant: 'zuider', username: customer?.username, wants: 'code' })}, ${tomorrow})`)
  await db.execute(sql`insert into external_ids (tenant_id, kind, external_id, customer, record_id, content_hash)
    values (${tenantId}, 'customer', ${`${canary}-c`}, ${`${canary}-c`}, ${id}, ${canary}),
      (${tenantId}, 'task', ${`${canary}-t`}, ${`${canary}-c`},
        (select min(id) from tasks where customer_id = ${id}), ${canary})`)
  await db.execute(sql`with import as (insert into tenant_imports (tenant_id, key_name, scopes, source, format, bytes, counts, created_at)
      values (${tenantId}, 'k', '{}', '', 'zip', 1, '{}', now()) returning id)
    insert into tenant_import_faults (tenant_id, import_id, line, external_id, message)
      select ${tenantId}, id, 1, ${`${canary}-t`}, ${canary} from import`)
}

test('every table with customer data has exactly one erasure rule @ERASE-01', async () => {
  const tables = await listCustomerTables(server.database.db)
  expect(erasureRules.map(({ table }) => table).sort()).toEqual([...tables].sort())
})

test('a closed customer cannot sign in and is invisible to handlers, one on hold is not erased, and one without advice is erased at once @ERASE-04 @ERASE-05', async () => {
  const { db, tenantDb } = server.database
  const emma = await findCustomer('emma')
  const findVisibleCustomers = (id: number) =>
    runWithinTenant(
      emma.tenantId,
      async () => await tenantDb.select().from(customers).where(eq(customers.id, id)),
    )
  await insertErasure(emma)
  await db.update(erasures).set({ heldAt: server.now(), heldBy: 'Ruben', holdReason: 'zaak' })
  expect(await eraseCustomerById(emma.id)).toBe('held')
  expect(await findVisibleCustomers(emma.id)).toHaveLength(1)
  await db.update(erasures).set({ heldAt: null, heldBy: null, holdReason: null })
  const dossierBody = { kind: 'zip', language: 'nl' } as const
  await server.request(requestDossier, await server.getAccessToken('emma'), { body: dossierBody })
  expect(await eraseCustomerById(emma.id)).toBe('partly')
  await waitForDueJobs(db)
  const copy = and(eq(documents.customerId, emma.id), eq(documents.type, 'dossier'))
  expect(await db.$count(documents, copy), 'a copy that is under way comes to nothing').toBe(0)
  expect(await findVisibleCustomers(emma.id)).toEqual([])
  await expect(server.signIn('emma')).rejects.toThrow('401')

  const emptyCustomer = { tenantId: emma.tenantId, username: 'bare', facts: { last_name: 'Leeg' } }
  const [addedCustomer] = await db.insert(customers).values(emptyCustomer).returning()
  if (!addedCustomer) throw new Error('nobody was added')
  expect(await eraseCustomerById(addedCustomer.id)).toBe('none')
  await insertErasure(addedCustomer)
  expect(await eraseCustomerById(addedCustomer.id)).toBe('whole')
  expect(await db.$count(customers, eq(customers.id, addedCustomer.id))).toBe(0)
})

const sentMails: string[] = []
const runNightlyJobs = (
  mailer: Mailer = async (_, recipient, occasion) => void sentMails.push(`${recipient.email} ${occasion}`),
) => runNightlyErasure({ ...getErasureContext(), config: readConfig(testSettings) }, mailer)

test('a customer requests erasure once with the password, sees what is deleted and what is kept, and can withdraw the request @ERASE-06 @ERASE-07', async () => {
  const token = await server.getAccessToken('lotte')
  const erasureBefore = (await server.request(getErasure, token)).data
  expect(erasureBefore).toMatchObject({ requested_at: null, held: false })
  expect(erasureBefore.goes).toBeGreaterThan(0)
  expect(erasureBefore.stays.map(({ kind }) => kind)).toContain('correspondence')
  const rejectedResponse = await sendCall(server, requestErasure, {
    token,
    body: { current_password: 'een ander' },
  })
  expect([rejectedResponse.statusCode, rejectedResponse.json().errors]).toEqual([
    422,
    { current_password: 'is wrong' },
  ])
  const { revision } = await findCustomer('lotte')
  const body = { current_password: demoPassword }
  const [firstResponse, secondResponse] = await Promise.all(
    [1, 2].map(() => server.request(requestErasure, token, { body })),
  )
  expect(secondResponse?.data.due_at).toBe(firstResponse?.data.due_at)
  const lotte = await findCustomer('lotte')
  expect(lotte.revision, 'what was read before is out of date').toBeGreaterThan(revision)
  const ownErasure = eq(erasures.customerId, lotte.id)
  expect(await server.database.db.$count(erasures, ownErasure)).toBe(1)
  await waitForDueJobs(server.database.db)
  const sentMailRows = await server.database.db.select().from(outbox).where(eq(outbox.to, 'lotte@example.nl'))
  expect(sentMailRows.filter(({ subject }) => subject === 'Je gegevens worden gewist')).toHaveLength(1)

  await runNightlyJobs()
  expect((await findCustomer('lotte')).closedAt).toBeNull()
  expect((await server.request(withdrawErasure, token)).data.requested_at).toBeNull()
  server.advanceClock(15 * daySeconds)
  await runNightlyJobs()
  expect((await findCustomer('lotte')).closedAt).toBeNull()
  expect(sentMails).toEqual([])
})

test('an owner of the tenant sees the request and holds it with a reason, which the audit records; the nightly run skips it until released @ERASE-05 @ERASE-08 @ERASE-09', {
  tags: 'full',
}, async () => {
  const { db } = server.database
  const token = await server.getAccessToken('maarten')
  const maarten = await findCustomer('maarten')
  await server.request(requestErasure, token, { body: { current_password: demoPassword } })
  const [owner, adviser] = await Promise.all([
    signInDeskPerson(server, 'Olga Eigenaar', { zuider: 'owner' }),
    signInDeskPerson(server, 'Aad Adviseur', { zuider: 'adviser' }),
  ])
  const params = { tenant: 'ZUIDER', id: maarten.id }
  const holdInput = { params, body: { reason: 'Er loopt een klacht.' } }
  expect((await adviser.send(pauseErasure, holdInput)).statusCode).toBe(403)
  await owner.request(pauseErasure, holdInput)
  const listErasures = async () =>
    (await adviser.request(getDeskErasures, { params: { tenant: 'ZUIDER' } })).data.filter(
      ({ customer }) => customer.id === maarten.id,
    )
  expect(await listErasures()).toMatchObject([
    { hold: { by: 'Olga Eigenaar', reason: 'Er loopt een klacht.' } },
  ])
  expect((await server.request(getErasure, token)).data.held).toBe(true)
  server.advanceClock(15 * daySeconds)
  await runNightlyJobs()
  expect((await findCustomer('maarten')).closedAt).toBeNull()

  await owner.request(resumeErasure, { params })
  await expect(owner.request(resumeErasure, { params: { tenant: 'ZUIDER', id: 999_999 } })).rejects.toThrow()
  const failingMailer: Mailer = () => Promise.reject(new Error('away'))
  await runNightlyJobs(failingMailer)
  expect((await findCustomer('maarten')).closedAt).toBeNull()
  await runNightlyJobs()
  expect(sentMails).toEqual(['maarten@example.nl erasure-done'])
  expect(await db.$count(customers, eq(customers.username, 'maarten'))).toBe(0)
  expect(await listErasures()).toEqual([])
  await runNightlyJobs()
  expect(sentMails).toHaveLength(1)
  const erasureEntries = (await db.select().from(auditEntries).orderBy(auditEntries.position)).filter(
    (entry) => entry.tenantId === maarten.tenantId,
  )
  expect(
    erasureEntries.flatMap((entry) => (/hold|release/.test(entry.command) ? [entry.command] : [])),
  ).toContain('hold')
  expect(JSON.stringify(erasureEntries)).not.toContain('klacht')
  expect(findBrokenPosition(erasureEntries)).toBeNull()

  const sendCommandAs = async ({ token }: DeskPerson, name: string, args: object = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    const payload = { tenant: 'zuider', ...args }
    return server.staff.inject({ method: 'POST', url: `/adviser/${name}`, headers, payload })
  }
  expect((await sendCommandAs(adviser, 'closed')).statusCode).toBe(403)
  const closedCustomers = (await sendCommandAs(owner, 'closed')).json().data
  expect(closedCustomers.map(({ id }: { id: number }) => id)).toContain(maarten.id)
  const closedCustomer = (await sendCommandAs(owner, 'closed', { customer: maarten.id })).json().data
  expect(closedCustomer.stays.tenant_inbox.length).toBeGreaterThan(0)
  expect((await sendCommandAs(owner, 'retention')).json().data[0]).toMatchObject({
    kind: 'customers',
    count: 0,
  })
})

test('the nightly run deletes unneeded records with their files, and its dry run lists them without deleting @ERASE-09 @ERASE-10', async () => {
  const { db } = server.database
  const hugo = await findCustomer('hugo')
  const fileKey = 'refused-upload'
  storedFiles.set(fileKey, Buffer.from('x'))
  const createdAt = new Date(server.now().getTime() - 13 * monthSeconds * 1000)
  const rejectedUpload = {
    ...{ tenantId: hugo.tenantId, customerId: hugo.id, name: 'oud', mimeType: 'image/png', extension: 'png' },
    ...{ size: 1, fileKey, createdAt, updatedAt: createdAt, verdict: 'rejected' as const },
  }
  await db.insert(documents).values(rejectedUpload)
  const [importedDocument] = await db
    .insert(documents)
    .values({ ...rejectedUpload, fileKey: 'of-the-tenant' })
    .returning({ id: documents.id })
  await db
    .update(externalIds)
    .set({ externalId: 'their-own' })
    .where(and(eq(externalIds.kind, 'document'), eq(externalIds.recordId, importedDocument?.id ?? 0)))
  const previewErasureTonight = () => previewNightlyErasure(db, hugo.tenantId, server.now())
  const expectedDeletions = await previewErasureTonight()
  expect(expectedDeletions.find(({ kind }) => kind === 'rejected_uploads')?.count).toBe(1)
  expect(storedFiles.has(fileKey)).toBe(true)
  await runNightlyJobs()
  expect(storedFiles.has(fileKey)).toBe(false)
  expect(await db.$count(documents, eq(documents.id, importedDocument?.id ?? 0))).toBe(1)
  expect((await previewErasureTonight()).map(({ count }) => count)).toEqual(expectedDeletions.map(() => 0))
})

const listMailSubjectsTo = async (email: string) => {
  await waitForDueJobs(server.database.db)
  const sentMailRows = await server.database.db.select().from(outbox).where(eq(outbox.to, email))
  return sentMailRows.map(({ subject }) => subject)
}
const findOpenErasure = async ({ id }: { id: number }) => {
  const isOpenErasure = and(eq(erasures.customerId, id), isNull(erasures.withdrawnAt))
  const [foundErasure] = await server.database.db.select().from(erasures).where(isOpenErasure)
  return foundErasure
}
const getDayAfter = (days: number) => addDays(toTenantDay(server.now()), days)

describe('a customer who left', () => {
  const tenant = { tenant: 'ZUIDER' }
  const body = { current_password: demoPassword }
  let adviser: DeskPerson
  beforeAll(async () => {
    adviser = await signInDeskPerson(server, 'Ada Adviseur', { zuider: 'adviser' })
  })

  test('can read and download the file for thirty days but not change it, gets a mail at once and a week before the end, and is erased after the last day @ERASE-11 @ERASE-12 @ERASE-13', async () => {
    const noor = await findCustomer('noor')
    const accessUntil = getDayAfter(30)
    for (let times = 0; times < 2; times++)
      await adviser.request(markCustomerAsFormer, { params: { ...tenant, id: noor.id } })
    let token = await server.getAccessToken('noor')
    const shownCustomer = (await server.request(getCustomer, token)).data
    expect(shownCustomer).toMatchObject({
      access_until: accessUntil,
      can_update_self: false,
      can_update_partner: false,
    })
    expect(await listMailSubjectsTo('noor@example.nl')).toEqual(['Je bent geen klant meer bij Zuider Advies'])
    const listedErasures = (await adviser.request(getDeskErasures, { params: tenant })).data
    expect(listedErasures.find(({ customer }) => customer.id === noor.id)).toMatchObject({
      ...{ requested_at: null, access_until: accessUntil, hold: null },
    })

    for (const { name, call } of allCalls.filter(({ call }) => call.access === 'customer')) {
      if (isReadOnlyCall(call) || callsForFormerCustomers.has(call)) continue
      const params = { id: 1, number: 1, code: 'ZUIDER' }
      const response = await sendCall(server, call, {
        token,
        params,
        body: fillInSample(callSamples[name]?.().body ?? {}, ''),
      })
      expect(`${name} ${response.json().error}`).toBe(`${name} left`)
    }
    const message = { message: 'Krijg ik nog een afrekening?', screen: 'contact', subject: 'Afrekening' }
    expect((await sendCall(server, sendMessage, { token, body: message })).statusCode).toBe(200)
    expect((await sendCall(server, getMortgages, { token })).statusCode).toBe(200)
    expect(
      (await sendCall(server, requestDossier, { token, body: { kind: 'zip', language: 'nl' } })).statusCode,
    ).toBe(200)

    sentMails.length = 0
    server.advanceClock(22 * daySeconds)
    await runNightlyJobs()
    expect(sentMails).toEqual([])
    server.advanceClock(daySeconds)
    await runNightlyJobs()
    await runNightlyJobs()
    expect(sentMails).toEqual(['noor@example.nl left-soon'])
    server.advanceClock(7 * daySeconds - 3600)
    token = await server.getAccessToken('noor')
    await runNightlyJobs()
    expect((await findCustomer('noor')).closedAt).toBeNull()
    server.advanceClock(daySeconds + 3600)
    token = await server.getAccessToken('noor')
    expect((await sendCall(server, getMortgages, { token })).json().error).toBe('no_access')
    await runNightlyJobs()
    expect(sentMails).toEqual(['noor@example.nl left-soon', 'noor@example.nl erasure-done'])
    await expect(server.signIn('noor')).rejects.toThrow('401')
  })

  test('keeps access if the tenant says so; a requested erasure happens after fourteen days, or on the last day if that is sooner @ERASE-11 @ERASE-14', async () => {
    const omar = await findCustomer('omar')
    const params = { ...tenant, id: omar.id }
    const token = await server.getAccessToken('omar')
    const readDueDay = async () => toTenantDay((await findOpenErasure(omar))?.dueAt ?? new Date(0))
    await adviser.request(markCustomerAsFormer, { params })
    expect(await readDueDay()).toBe(getDayAfter(31))
    await server.request(requestErasure, token, { body })
    expect(await readDueDay()).toBe(getDayAfter(14))
    expect((await server.request(withdrawErasure, token)).data.requested_at).toBeNull()
    expect(await readDueDay()).toBe(getDayAfter(31))
    server.advanceClock(25 * daySeconds)
    const laterToken = await server.getAccessToken('omar')
    await server.request(requestErasure, laterToken, { body })
    expect(await readDueDay()).toBe(getDayAfter(6))
    await adviser.request(reinstateFormerCustomer, { params })
    expect(await readDueDay()).toBe(getDayAfter(14))
    await server.request(withdrawErasure, laterToken)
    expect(await findOpenErasure(omar)).toBeUndefined()
    await adviser.request(markCustomerAsFormer, { params })
    await adviser.request(reinstateFormerCustomer, { params })
    expect(await findOpenErasure(omar)).toBeUndefined()
    expect((await server.request(getCustomer, laterToken)).data.access_until).toBeNull()
    expect(
      (await listMailSubjectsTo('omar@example.nl')).filter((one) => one === 'Je toegang blijft'),
    ).toHaveLength(2)
    server.advanceClock(40 * daySeconds)
    await runNightlyJobs()
    expect((await findCustomer('omar')).closedAt).toBeNull()
  })

  test('can also be marked by the tenant’s own systems, and a record without that field changes nothing @ERASE-11', {
    tags: 'full',
  }, async () => {
    const { db } = server.database
    const piet = await findCustomer('piet')
    const leftAt = server.now()
    const key = {
      tenantId: piet.tenantId,
      name: 'crm',
      hash: hashSecret('crm'),
      scopes: ['read', 'write'] as const,
    }
    await db
      .insert(tenantApiKeys)
      .values({ ...key, scopes: [...key.scopes], createdBy: 'test', createdAt: leftAt })
    const ownId = and(eq(externalIds.kind, 'customer'), eq(externalIds.recordId, piet.id))
    const [{ externalId } = { externalId: '' }] = await db.select().from(externalIds).where(ownId)
    const url = `/tenant/v1/customer/${encodeURIComponent(externalId)}`
    const headers = { authorization: 'Bearer crm' }
    const { record } = (await server.staff.inject({ url, headers })).json()
    const putCustomerRecord = async (changedFields: object) => {
      const { has_left: _, ...data } = record.data
      const response = await server.staff.inject({
        method: 'PUT',
        url,
        headers,
        payload: { ...record, data: { ...data, ...changedFields } },
      })
      expect(response.statusCode).toBe(200)
      return findOpenErasure(piet)
    }
    expect(record.data.has_left ?? false).toBe(false)
    expect((await putCustomerRecord({ has_left: true }))?.requestedAt).toBeNull()
    expect(await putCustomerRecord({ initials: 'P.P.' })).toBeDefined()
    expect(await putCustomerRecord({ has_left: false })).toBeUndefined()
    expect(await listMailSubjectsTo('piet@example.nl')).toEqual([
      ...['Je bent geen klant meer bij Zuider Advies', 'Je toegang blijft'],
    ])
  })
})

/** This test is the last one, because it advances the clock by years. */
test('of a customer with a marker in every field, only data to be kept is found after erasure, and nothing after the retention periods @ERASE-01 @ERASE-02 @ERASE-03 @ERASE-15', async () => {
  const { db } = server.database
  const anna = await findCustomer('anna')
  await writeCanaryEverywhere(db, anna.id, anna.tenantId)
  await addDataOutsideCustomerRows(anna.id, anna.tenantId)
  const filledTables = await findTablesWithCanary(db)
  expect(filledTables.length).toBeGreaterThan(30)
  const listFilesWithCanary = () =>
    [...storedFiles].filter((file) => file.some((part) => part.includes(canary)))
  expect(listFilesWithCanary().length).toBeGreaterThan(2)
  const countBefore = await db.$count(documents)
  await insertErasure(anna)
  expect(await eraseCustomerById(anna.id)).toBe('partly')

  const retainedTables = erasureRules.flatMap(({ table, retainedAs }) => (retainedAs ? [table] : []))
  expect((await findTablesWithCanary(db)).filter((table) => !retainedTables.includes(table))).toEqual([
    'customers',
    'external_ids',
  ])
  const [closedCustomer] = await db.select().from(customers).where(eq(customers.id, anna.id))
  expect(closedCustomer).toMatchObject({
    email: null,
    passwordHash: null,
    hasAccess: false,
    closedAt: server.now(),
  })
  expect(await eraseCustomerById(anna.id)).toBe('partly')

  server.advanceClock(31 * daySeconds)
  await eraseCustomerById(anna.id)
  expect(await findTablesWithCanary(db)).not.toContain('external_ids')
  server.advanceClock(60 * monthSeconds)
  expect(await eraseCustomerById(anna.id)).toBe('partly')
  const tablesWithCanary = await findTablesWithCanary(db)
  expect(tablesWithCanary).toEqual(expect.arrayContaining(['mortgages', 'policies', 'customers']))
  expect(tablesWithCanary.filter((table) => /advice|mails|notes|inbox|documents/.test(table))).toEqual([])
  server.advanceClock(24 * monthSeconds)
  expect(await eraseCustomerById(anna.id)).toBe('whole')
  expect(await findTablesWithCanary(db)).toEqual([])
  expect(listFilesWithCanary()).toEqual([])
  expect(await db.$count(orphanedFiles)).toBe(0)
  expect(loggedLines.filter((line) => line.includes(canary))).toEqual([])
  expect(await db.$count(documents)).toBeLessThan(countBefore)
  expect(await db.select().from(erasures).where(eq(erasures.customerId, anna.id))).toMatchObject([
    { endedAt: server.now() },
  ])
  server.advanceClock(62 * monthSeconds)
  await eraseCustomerById(anna.id)
  expect(await db.$count(erasures, eq(erasures.customerId, anna.id))).toBe(0)
}, 60_000)

test('in a database restored from before an erasure, the erasure is repeated from the record in the file store @ERASE-01', {
  tags: 'full',
}, async () => {
  const restoredServer = await startHarness(undefined, fileStore, log)
  const { db } = restoredServer.database
  const [customer] = await db.select().from(customers).where(eq(customers.username, 'karin'))
  if (!customer) throw new Error('there is no karin')
  await insertErasure(customer)
  await eraseCustomerById(customer.id)
  expect(await requestRecordedErasures(db, fileStore, restoredServer.now())).toBeGreaterThan(0)
  expect(await requestRecordedErasures(db, fileStore, restoredServer.now())).toBe(0)
  expect(await eraseCustomer({ ...getErasureContext(), allTenantsDb: db }, customer.id)).not.toBe('none')
  const [customerAfter] = await db.select().from(customers).where(eq(customers.id, customer.id))
  expect(customerAfter?.hasAccess ?? false).toBe(false)
  await restoredServer.close()
})
