import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFirm } from '../src/database/firm.ts'
import { customers } from '../src/database/tables/customer.ts'
import { documents } from '../src/database/tables/document.ts'
import { erasures } from '../src/database/tables/erasure.ts'
import { looseFiles } from '../src/database/tables/loose-file.ts'
import { mails } from '../src/database/tables/mail.ts'
import { outbox } from '../src/database/tables/outbox.ts'
import { eraseCustomer } from '../src/erasure/erase.ts'
import { rules } from '../src/erasure/rules.ts'
import { canary, putCanary, tablesOfCustomers, tablesWithCanary } from './erasure-canary.ts'
import { type Harness, harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'

const day = 86_400
const month = 31 * day
const held = new Map<string, Buffer>()
const files = memoryFiles(held)
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

let server: Harness
beforeAll(async () => {
  server = await harness(undefined, files, log)
})
afterAll(() => server.close())

const parts = () => ({ everyFirm: server.database.db, files, clock: server.now, log })
const erase = (customerId: number) => eraseCustomer(parts(), customerId)

async function customerOf(username: string) {
  const [found] = await server.database.db.select().from(customers).where(eq(customers.username, username))
  if (!found) throw new Error('there is no such customer')
  return found
}

/** Asks for it as long ago as it takes. */
const asked = (customer: { id: number; tenantId: number }) =>
  server.database.db.insert(erasures).values({
    ...{ customerId: customer.id, tenantId: customer.tenantId },
    ...{ requestedAt: server.now(), dueAt: server.now() },
  })

/** Files, mails, work, ids and faults that name a customer outside of the customer's own rows. */
async function leaveTraces(id: number, tenantId: number): Promise<void> {
  const { db } = server.database
  const stored = await db.select().from(documents).where(eq(documents.customerId, id))
  for (const { fileKey } of stored) held.set(fileKey, Buffer.from(canary))
  for (const mail of await db.select().from(mails).where(eq(mails.customerId, id)))
    for (const { fileKey } of mail.attachments) held.set(fileKey, Buffer.from(canary))
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  await db.insert(outbox).values({
    ...{ tenantId, to: customer?.email ?? '', subject: canary, html: canary, text: canary },
    createdAt: server.now(),
  })
  const later = sql`now() + interval '1 day'`
  await db.execute(sql`insert into jobs.job (name, data, start_after) values
    ('mail', ${JSON.stringify({ tenant: 'zuider', customerId: id, occasion: 'invitation', type: canary })}, ${later}),
    ('mail-failed', ${JSON.stringify({ tenant: 'zuider', customerId: id, occasion: 'invitation', type: canary })}, ${later}),
    ('asked-mail', ${JSON.stringify({ tenant: 'zuider', username: customer?.username, wants: 'code' })}, ${later})`)
  await db.execute(sql`insert into external_ids (tenant_id, kind, external_id, customer, record_id, content_hash)
    values (${tenantId}, 'customer', ${`${canary}-c`}, ${`${canary}-c`}, ${id}, ${canary}),
      (${tenantId}, 'task', ${`${canary}-t`}, ${`${canary}-c`},
        (select min(id) from tasks where customer_id = ${id}), ${canary})`)
  await db.execute(sql`with import as (insert into firm_imports (tenant_id, key_name, scopes, source, format, bytes, counts, created_at)
      values (${tenantId}, 'k', '{}', '', 'zip', 1, '{}', now()) returning id)
    insert into firm_import_faults (tenant_id, import_id, line, external_id, message)
      select ${tenantId}, id, 1, ${`${canary}-t`}, ${canary} from import`)
}

test('every table with something of customers has one rule @ERASE-01', async () => {
  const tables = await tablesOfCustomers(server.database.db)
  expect(rules.map(({ table }) => table).sort()).toEqual([...tables].sort())
})

test('of a customer in every field of whom a canary stands, only what must stay is found, and nothing once its terms are over @ERASE-01 @ERASE-02 @ERASE-03', async () => {
  const { db } = server.database
  const anna = await customerOf('anna')
  await putCanary(db, anna.id, anna.tenantId)
  await leaveTraces(anna.id, anna.tenantId)
  const filled = await tablesWithCanary(db)
  expect(filled.length).toBeGreaterThan(30)
  const filesWithCanary = () => [...held].filter((file) => file.some((part) => part.includes(canary)))
  expect(filesWithCanary().length).toBeGreaterThan(2)
  const before = await db.$count(documents)
  await asked(anna)
  expect(await erase(anna.id)).toBe('partly')

  const staying = rules.flatMap(({ table, stays }) => (stays ? [table] : []))
  expect((await tablesWithCanary(db)).filter((table) => !staying.includes(table))).toEqual([
    'customers',
    'external_ids',
  ])
  const [closed] = await db.select().from(customers).where(eq(customers.id, anna.id))
  expect(closed).toMatchObject({ email: null, passwordHash: null, hasAccess: false, closedAt: server.now() })
  expect(await erase(anna.id)).toBe('partly')

  server.pass(31 * day)
  await erase(anna.id)
  expect(await tablesWithCanary(db)).not.toContain('external_ids')
  server.pass(60 * month)
  expect(await erase(anna.id)).toBe('partly')
  const left = await tablesWithCanary(db)
  expect(left).toEqual(expect.arrayContaining(['mortgages', 'policies', 'customers']))
  expect(left.filter((table) => /advice|mails|notes|inbox|documents/.test(table))).toEqual([])
  server.pass(24 * month)
  expect(await erase(anna.id)).toBe('whole')
  expect(await tablesWithCanary(db)).toEqual([])
  expect(filesWithCanary()).toEqual([])
  expect(await db.$count(looseFiles)).toBe(0)
  expect(logged.filter((line) => line.includes(canary))).toEqual([])
  expect(await db.$count(documents)).toBeLessThan(before)
  expect(await db.select().from(erasures)).toMatchObject([{ endedAt: server.now() }])
  server.pass(62 * month)
  await erase(anna.id)
  expect(await db.$count(erasures)).toBe(0)
}, 60_000)

test('who is closed cannot sign in and is found by no handler; who the firm holds is not erased; who had no advice is gone at once @ERASE-04 @ERASE-05', async () => {
  const { db, ofFirm } = server.database
  const emma = await customerOf('emma')
  const seen = (id: number) =>
    inFirm(emma.tenantId, async () => await ofFirm.select().from(customers).where(eq(customers.id, id)))
  await asked(emma)
  await db.update(erasures).set({ heldAt: server.now(), heldBy: 'Ruben', holdReason: 'klacht' })
  expect(await erase(emma.id)).toBe('held')
  expect(await seen(emma.id)).toHaveLength(1)
  await db.update(erasures).set({ heldAt: null, heldBy: null, holdReason: null })
  expect(await erase(emma.id)).toBe('partly')
  expect(await seen(emma.id)).toEqual([])
  await expect(server.signIn('emma')).rejects.toThrow('401')

  const bare = { tenantId: emma.tenantId, username: 'bare', facts: { last_name: 'Leeg' } }
  const [added] = await db.insert(customers).values(bare).returning()
  if (!added) throw new Error('nobody was added')
  expect(await erase(added.id)).toBe('none')
  await asked(added)
  expect(await erase(added.id)).toBe('whole')
  expect(await db.$count(customers, eq(customers.id, added.id))).toBe(0)
})
