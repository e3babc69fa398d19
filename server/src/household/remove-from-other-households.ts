import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/**
 * SQL subquery: ids of the customers of whom this person is the partner and with whom the person does not share this
 * subject.
 */
const isUnsharedSubject = (personId: number, subject: 'personal' | 'income' | 'pension'): SQL =>
  sql`(select g.customer_id from household_grants g where g.person_id = ${personId} and g.kind = 'partner'
    and g.accepted_at is not null and g.consents ->> ${subject} = 'nothing')`

const isPartnerRecord = (files: SQL): SQL => sql`kind = 'partner' and customer_id in ${files}`

/**
 * Removes an erased customer from other persons' customer files (HOUSE-10). The customer's access ends. Partner data
 * that the customer shared stays; other partner data is deleted, since nobody is left to decide about it.
 */
export async function removeFromOtherHouseholds(tx: Database, personId: number): Promise<void> {
  await tx.execute(
    sql`delete from incomes where earner = 'partner' and customer_id in ${isUnsharedSubject(personId, 'income')}`,
  )
  await tx.execute(
    sql`delete from retirements where earner = 'partner' and customer_id in ${isUnsharedSubject(personId, 'pension')}`,
  )
  await tx.execute(
    sql`update relatives set facts = facts - 'gross_annual_income' where ${isPartnerRecord(isUnsharedSubject(personId, 'income'))}`,
  )
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key not like 'gross_annual_%' or key = 'gross_annual_income') where ${isPartnerRecord(isUnsharedSubject(personId, 'pension'))}`)
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key like 'gross_annual_%' or key in ('first_name', 'suffix', 'last_name')) where ${isPartnerRecord(isUnsharedSubject(personId, 'personal'))}`)
  await tx.execute(sql`delete from household_grants where person_id = ${personId}`)
}
