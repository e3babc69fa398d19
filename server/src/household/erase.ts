import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Condition for files in which a customer is the partner and does not share a subject. */
const keptIn = (personId: number, subject: 'personal' | 'income' | 'pension'): SQL =>
  sql`(select g.customer_id from household_grants g where g.person_id = ${personId} and g.kind = 'partner'
    and g.accepted_at is not null and g.consents ->> ${subject} = 'nothing')`

const ofPartner = (files: SQL): SQL => sql`kind = 'partner' and customer_id in ${files}`

/**
 * Removes an erased customer from others' files, which stay (HOUSE-10): access ends, and the partner's unshared data is
 * deleted, since nobody is left to decide about it. Shared data stays.
 */
export async function leaveFiles(tx: Database, personId: number): Promise<void> {
  await tx.execute(
    sql`delete from incomes where earner = 'partner' and customer_id in ${keptIn(personId, 'income')}`,
  )
  await tx.execute(
    sql`delete from retirements where earner = 'partner' and customer_id in ${keptIn(personId, 'pension')}`,
  )
  await tx.execute(
    sql`update relatives set facts = facts - 'gross_annual_income' where ${ofPartner(keptIn(personId, 'income'))}`,
  )
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key not like 'gross_annual_%' or key = 'gross_annual_income') where ${ofPartner(keptIn(personId, 'pension'))}`)
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key like 'gross_annual_%' or key in ('first_name', 'suffix', 'last_name')) where ${ofPartner(keptIn(personId, 'personal'))}`)
  await tx.execute(sql`delete from household_grants where person_id = ${personId}`)
}
