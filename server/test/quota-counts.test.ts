// @module-tag full
import { spawnSync } from 'node:child_process'
import { uploadDocument } from '@portal/contract/document'
import { sendMessage } from '@portal/contract/message'
import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgresCluster } from '../bench/crowd/cluster.ts'
import { findPostgresProgram } from '../src/backup/postgres-programs.ts'
import type { Database } from '../src/database/database.ts'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { customers } from '../src/database/tables/customer.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { callSamples } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const queryRows = async <R>(db: Database, statement: SQL) =>
  ((await db.execute(statement)) as unknown as { rows: R[] }).rows

async function countRowsRead(): Promise<number> {
  const { db } = server.database
  await db.execute(sql`select pg_stat_force_next_flush()`)
  const [rowsRead] = await queryRows<{ many: number }>(
    db,
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as many from pg_stat_user_tables where schemaname = 'public'`,
  )
  return rowsRead?.many ?? 0
}

test('an upload and a message do not read two thousand more documents, messages and mails of a tenant', async () => {
  const { db } = server.database
  const token = await server.getAccessToken('anna')
  const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
  const countRowsReadByWrites = async () => {
    const rowsReadBefore = await countRowsRead()
    const content = new File([pdf], 'stuk.pdf', { type: 'application/pdf' })
    const uploadResponse = await sendCall(server, uploadDocument, {
      token,
      body: { name: 'stuk.pdf', content },
    })
    const messageResponse = await sendCall(server, sendMessage, {
      token,
      body: callSamples.sendMessage?.().body,
    })
    expect([uploadResponse.statusCode, messageResponse.statusCode]).toEqual([200, 200])
    return (await countRowsRead()) - rowsReadBefore
  }
  await countRowsReadByWrites()
  const rowsReadWithFewRows = await countRowsReadByWrites()
  const [otherCustomer] = await db
    .select({ id: customers.id, tenant: customers.tenantId })
    .from(customers)
    .where(eq(customers.username, 'bram'))
  const [id, tenant] = [otherCustomer?.id ?? 0, otherCustomer?.tenant ?? 0]
  const twoThousandRows = sql`generate_series(1, 2000)`
  await db.transaction(async (tx) => {
    /** Disables the triggers of rows, which are slow, except those that count rows for the quotas. */
    for (const table of ['documents', 'tenant_inbox', 'mails_sent'])
      await tx.execute(sql.raw(`alter table ${table} enable always trigger count_added`))
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`insert into documents (tenant_id, customer_id, user_id, name, mime_type, extension, size, file_key, created_at, updated_at)
        select ${tenant}, ${id}, 1, 'stuk.pdf', 'application/pdf', 'pdf', 1, 'k', now(), now() from ${twoThousandRows}`,
    )
    await tx.execute(
      sql`insert into tenant_inbox (customer_id, tenant_id, kind, content, created_at) select ${id}, ${tenant}, 'retrieval', '', now() from ${twoThousandRows}`,
    )
    await tx.execute(
      sql`insert into mails_sent (customer_id, tenant_id, sent_at) select ${id}, ${tenant}, now() from ${twoThousandRows}`,
    )
  })
  await db.execute(sql`analyze`)
  const rowsReadWithManyRows = await countRowsReadByWrites()
  expect(rowsReadWithManyRows - rowsReadWithFewRows).toBeLessThan(1000)
})

const quotaActions = {
  document: (owner: SQL) =>
    sql`insert into documents (tenant_id, customer_id, user_id, name, mime_type, extension, size, file_key, created_at, updated_at)
      select c.tenant_id, c.id, 1, 'stuk.pdf', 'application/pdf', 'pdf', n, 'k', now(), now() from (${owner}) c, generate_series(3, 5) n`,
  'document of the tenant': (owner: SQL) =>
    sql`insert into documents (tenant_id, user_id, name, mime_type, extension, size, file_key, created_at, updated_at)
      select c.tenant_id, 1, 'stuk.pdf', 'application/pdf', 'pdf', 9, 'k', now(), now() from (${owner}) c`,
  'longer document': (owner: SQL) =>
    sql`update documents set size = size + 7 where customer_id = (select id from (${owner}) c)`,
  'no document': (owner: SQL) =>
    sql`delete from documents where id in (select max(d.id) from documents d join (${owner}) c on c.id = d.customer_id)`,
  appointment: (owner: SQL) =>
    sql`insert into appointments (customer_id, tenant_id, type_id, resource_id, start, "end")
      select c.id, c.tenant_id, t.id, r.id, now() + random() * interval '40 days', now() + interval '41 days' from (${owner}) c,
        lateral (select id from appointment_types where tenant_id = c.tenant_id limit 1) t,
        lateral (select id from resources where tenant_id = c.tenant_id limit 1) r`,
  'moved appointment': (owner: SQL) =>
    sql`update appointments set start = start + interval '1 day' where customer_id = (select id from (${owner}) c)`,
  message: (owner: SQL) =>
    sql`insert into tenant_inbox (customer_id, tenant_id, kind, content, created_at)
      select id, tenant_id, 'retrieval', '', now() - random() * interval '3 days' from (${owner}) c`,
  mail: (owner: SQL) =>
    sql`insert into mails_sent (customer_id, tenant_id, sent_at) select id, tenant_id, now() from (${owner}) c`,
  dossier: (owner: SQL) =>
    sql`insert into dossiers (customer_id, tenant_id, kind, language, requested_at)
      select id, tenant_id, 'archive', 'nl', now() from (${owner}) c on conflict do nothing`,
  'no customer': (owner: SQL) => sql`delete from customers where id = (select id from (${owner}) c)`,
} satisfies Record<string, (owner: SQL) => SQL>

const hasPostgres = spawnSync(findPostgresProgram('initdb'), ['--version']).status === 0

const maintainedCountsQuery = sql`select tenant_id, kind, period, sum(amount) as amount, sum(bytes) as bytes from quota_counts
  group by 1, 2, 3 having sum(amount) <> 0 or sum(bytes) <> 0`
const recountQuery = sql`select tenant_id, 'documents', 'infinity'::timestamptz, count(*)::numeric, sum(size)::numeric
    from documents where customer_id is not null group by 1, 2, 3
  union all select tenant_id, 'appointments', date_trunc('day', start, 'UTC'), count(*), 0 from appointments group by 1, 2, 3
  union all select tenant_id, 'messages', date_trunc('hour', created_at, 'UTC'), count(*), 0 from tenant_inbox group by 1, 2, 3
  union all select tenant_id, 'dossiers', date_trunc('hour', requested_at, 'UTC'), count(*), 0 from dossiers group by 1, 2, 3
  union all select tenant_id, 'mails', date_trunc('hour', sent_at, 'UTC'), count(*), 0 from mails_sent group by 1, 2, 3`

test('after any additions, changes, removals and rollbacks, the counts of each tenant are those of its rows', async () => {
  const { db } = server.database
  const findDifferingCounts = () =>
    queryRows(
      db,
      sql`((${maintainedCountsQuery}) except (${recountQuery})) union all ((${recountQuery}) except (${maintainedCountsQuery}))`,
    )
  const transactions = fc.array(
    fc.record({
      shouldFail: fc.boolean(),
      steps: fc.array(
        fc.record({
          action: fc.constantFrom(...(Object.keys(quotaActions) as (keyof typeof quotaActions)[])),
          customerIndex: fc.nat(3),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  const runTransactions = async (
    plannedTransactions: typeof transactions extends fc.Arbitrary<infer P> ? P : never,
  ) => {
    await db.execute(
      sql`insert into customers (tenant_id, username, facts) select id, 'count-' || n || '-' || id, '{}' from tenants, generate_series(1, 2) n on conflict do nothing`,
    )
    for (const { shouldFail, steps } of plannedTransactions) {
      const transaction = db.transaction(async (tx) => {
        for (const { action, customerIndex } of steps)
          await tx.execute(
            quotaActions[action](
              sql`select id, tenant_id from customers where username like 'count-%' order by id offset ${customerIndex} limit 1`,
            ),
          )
        if (shouldFail) throw new Error('undone')
      })
      await transaction.catch(({ message }: Error) => expect(message).toBe('undone'))
      expect(await findDifferingCounts()).toEqual([])
    }
  }
  await fc.assert(fc.asyncProperty(transactions, runTransactions), { numRuns: 15 })
})

test.skipIf(!hasPostgres)(
  'on a Postgres with ten connections, concurrent customer actions keep counts correct and do not deadlock',
  { timeout: 300_000 },
  async () => {
    const cluster = await startPostgresCluster()
    onTestFinished(() => cluster.stop())
    const { db, close } = await openPostgresDatabase(cluster.url, createLog({ logLevel: 'silent' }))
    onTestFinished(() => close())
    await seedDemo({ db })
    await db.execute(
      sql`insert into customers (tenant_id, username, facts) select id, 'count-' || n || '-' || id, '{}' from tenants, generate_series(1, 5) n`,
    )
    const quotaOwners = await queryRows<{ id: number }>(
      db,
      sql`select id from customers where username like 'count-%'`,
    )
    const { 'no customer': _, ...customerActions } = quotaActions
    const addRowFunctions = Object.values(customerActions)
    const runOnConnection = async (_: unknown, connectionIndex: number) => {
      for (let round = 0; round < 60; round++)
        await db.transaction(async (tx) => {
          const { id } = quotaOwners[(connectionIndex + round) % quotaOwners.length] ?? { id: 0 }
          await tx.execute(sql`select id from customers where id = ${id} for update`)
          for (const step of [0, 1, 2]) {
            const action =
              addRowFunctions[
                (connectionIndex * 5 + round * 3 + step * (connectionIndex + 1)) % addRowFunctions.length
              ]
            await tx.execute(
              action?.(sql`select id, tenant_id from customers where id = ${id}`) ?? sql`select 1`,
            )
          }
        })
    }
    await Promise.all(Array.from({ length: 10 }, runOnConnection))
    expect(
      await queryRows(
        db,
        sql`((${maintainedCountsQuery}) except (${recountQuery})) union all ((${recountQuery}) except (${maintainedCountsQuery}))`,
      ),
    ).toEqual([])
    expect(await queryRows(db, maintainedCountsQuery)).not.toEqual([])
  },
)
