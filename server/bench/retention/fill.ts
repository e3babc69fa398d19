import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'
import { staff } from '../../src/database/tables/staff.ts'
import { fillFirm } from '../desk/fill-firm.ts'
import { grow } from '../scale/grow.ts'

/** Numbers of the large firm's records begin here: those of the copied firms lie below. */
const far = 100_000_000

/**
 * Adds to a database of one firm copies of it whose customers are all to be erased, at some time, and a firm of many customers with five
 * documents each, of which a fiftieth were rejected.
 */
export async function fillRetention(
  db: Database,
  { many, firms }: { many: number; firms: number },
): Promise<void> {
  for (const table of ['customers', 'documents', 'firm_inbox'])
    await db.execute(sql.raw(`alter table ${table} alter id restart with ${far}`))
  await grow(db, firms)
  await db.execute(sql`insert into erasures (customer_id, tenant_id, requested_at, due_at)
    select c.id, c.tenant_id, now(), now() + interval '1 year' from customers c
    where c.tenant_id <> (select min(id) from tenants)`)
  const [person] = await db
    .insert(staff)
    .values({ email: 'sanne@example.nl', name: 'Sanne' })
    .returning({ id: staff.id })
  await db.execute(sql`set session_replication_role = replica`)
  await fillFirm(db, 'large', { customers: many, documentsOfEach: 5, person: person?.id ?? 0 })
  await db.execute(sql`update documents set verdict = 'rejected', created_at = now()
    where id >= ${far} and id % 50 < 1`)
  await db.execute(sql`set session_replication_role = default`)
  await db.execute(sql`vacuum analyze`)
}
