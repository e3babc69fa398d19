import { type Erasure, retainedDataKinds } from '@portal/contract/erasure'
import { sql } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import { erasureRules, retentionTerms } from './erasure-rules.ts'
import { isRetainedRecord } from './sweep-records.ts'

interface ForecastCount {
  kind: string | null
  stays: number
  goes: number
  /** Latest start of a retention term; null if no record must be kept. */
  last: string | Date | null
}

/** Counts the records that an erasure would delete and those that must be kept, with the end of their terms. */
export async function forecastErasure(
  db: Database,
  customerId: number,
  at: Date,
): Promise<Pick<InferInput<typeof Erasure>, 'goes' | 'stays'>> {
  const selects = erasureRules
    .filter(({ table }) => table !== 'erasures')
    .map((rule) => {
      const stays = isRetainedRecord(rule, at, at)
      const since = rule.since ? sql`t.${sql.identifier(rule.since)}` : sql`${at.toISOString()}::timestamptz`
      return sql`select ${rule.retainedAs ?? null}::text as kind, count(*) filter (where ${stays})::int as stays,
        count(*) filter (where not ${stays})::int as goes, max(${since}) filter (where ${stays}) as last
        from ${sql.identifier(rule.table)} t where t.customer_id = ${customerId}`
    })
  const rows = await selectRows<ForecastCount>(
    db,
    sql`select kind, sum(stays)::int as stays, sum(goes)::int as goes, max(last) as last
      from (${sql.join(selects, sql` union all `)}) counted group by kind`,
  )
  return {
    goes: rows.reduce((sum, { goes }) => sum + goes, 0),
    stays: retainedDataKinds.flatMap((kind) => {
      const counted = rows.find((row) => row.kind === kind && row.last !== null)
      if (!counted?.last) return []
      const until = new Date(counted.last)
      until.setUTCMonth(until.getUTCMonth() + retentionTerms[kind].months)
      return [
        { kind, records: counted.stays, until: until.toISOString(), ground: retentionTerms[kind].ground },
      ]
    }),
  }
}
