import type { LivingDetails } from '@portal/contract/living-details'
import { formatHouseNumber } from '@portal/domain/full-name'
import { eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { homes } from '../database/tables/home.ts'

/** Converts to wire format (ENTITY-24, ENTITY-25). */
function toHomeResponse(row: typeof homes.$inferSelect): InferInput<typeof LivingDetails> {
  const { owns_property, living_together, ...facts } = row.facts
  const formatted = row.number && formatHouseNumber(row.number, facts.number_letter, row.numberAddition)
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

/** Returns null if the home is unknown (API-19). */
export async function readHome(
  db: Database,
  customerId: number,
): Promise<InferInput<typeof LivingDetails> | null> {
  const [row] = await db.select().from(homes).where(eq(homes.customerId, customerId))
  return row ? toHomeResponse(row) : null
}
