import type { Family } from '@portal/contract/family'
import { toTenantDay } from '@portal/time/clock'
import { asc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { relatives } from '../database/tables/customer.ts'
import { filterFamily } from '../household/filter-response.ts'
import { derivePersonFacts } from './derived-facts.ts'

/** Reads partner and children, without fields that the current user may not see. */
export async function readFamily(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: number,
): Promise<InferInput<typeof Family>> {
  const rows = await db
    .select()
    .from(relatives)
    .where(eq(relatives.customerId, customerId))
    .orderBy(asc(relatives.id))
  const today = toTenantDay(clock())
  const people = rows.map(({ id, kind, facts }) => ({
    kind,
    ...facts,
    ...derivePersonFacts(facts, today),
    id,
  }))
  const findRelatives = (wanted: 'partner' | 'child') =>
    people.filter(({ kind }) => kind === wanted).map(({ kind: _, ...person }) => person)
  return filterFamily({ partner: findRelatives('partner')[0] ?? null, children: findRelatives('child') })
}
