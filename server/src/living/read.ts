import type { Living } from '@portal/contract/living'
import { formattedNumberOf } from '@portal/domain/name'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'

/** A stored home in wire format (ENTITY-24, ENTITY-25). */
function wireLiving(row: typeof livings.$inferSelect): InferInput<typeof Living> {
  const { owns_property, living_together, ...facts } = row.facts
  const formatted = row.number && formattedNumberOf(row.number, facts.number_letter, row.numberAddition)
  return {
    owns_property,
    living_together,
    municipality_registration_date: row.registeredOn,
    property: {
      ...facts,
      address: [row.streetName, formatted].filter(Boolean).join(' '),
      postcode: row.postcode,
      number: row.number,
      number_addition: row.numberAddition,
      street_name: row.streetName,
      formatted_number: formatted,
      city: row.city,
      market_value: row.marketValue,
      woz_value_home: row.wozValue,
    },
  }
}

/** A customer's living situation in wire format; null if unknown (API-19). */
export async function readLiving(
  db: Database,
  customerId: number,
): Promise<InferInput<typeof Living> | null> {
  const [row] = await db.select().from(livings).where(eq(livings.customerId, customerId))
  return row ? wireLiving(row) : null
}
