import { sql } from 'drizzle-orm'
import { onPostgres } from '../../src/backup/postgres.ts'
import { staff } from '../../src/database/tables/staff.ts'
import { fillFirm } from './fill-firm.ts'

/**
 * Fills a running portal's Postgres (`DATABASE_URL`) with a firm of many customers, each with five documents, and gives somebody
 * who signs in there later a role: `node server/bench/desk/fill.ts <subdomain> <customers> <address of the person>`.
 */
const [subdomain = '', customers = '50', email = ''] = process.argv.slice(2)
await onPostgres(process.env.DATABASE_URL ?? '', async (db) => {
  const [person] = await db
    .insert(staff)
    .values({ name: email, email })
    .onConflictDoUpdate({ target: staff.email, set: { email } })
    .returning({ id: staff.id })
  await db.execute(sql`set session_replication_role = replica`)
  const what = { customers: Number(customers), documentsOfEach: 5, person: person?.id ?? 0 }
  await fillFirm(db, subdomain, what)
  await db.execute(sql`vacuum analyze`)
})
