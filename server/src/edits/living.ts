import type { LivingForm } from '@portal/contract/edit'
import type { Street } from '@portal/contract/street'
import { postcodeOf } from '@portal/domain/format/typing'
import { eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'

type Home = InferOutput<typeof LivingForm>

const postcodeIn = (home: Home) => postcodeOf(home.postal_code) ?? home.postal_code

/**
 * Street and place of a home that is to be saved: looked up where postcode or number is another than on file, or the
 * street is not known; both null where they cannot be found. Undefined where they stay what they are.
 */
export async function streetOf(
  { db, findStreet }: Context,
  customerId: number,
  home: Home,
): Promise<{ [K in keyof Street]: string | null } | undefined> {
  const [known] = await db.select().from(livings).where(eq(livings.customerId, customerId))
  const postcode = postcodeIn(home)
  if (known?.streetName && known.postcode === postcode && known.number === home.house_number) return undefined
  return (await findStreet(postcode, home.house_number)) ?? { street: null, city: null }
}

/** Saves the living form; `found` as `streetOf` answers. */
export async function writeLiving(
  db: Database,
  customerId: number,
  home: Home,
  found: Awaited<ReturnType<typeof streetOf>>,
): Promise<void> {
  const columns = {
    postcode: postcodeIn(home),
    number: home.house_number,
    numberAddition: home.house_number_addition || null,
    marketValue: home.market_value,
    wozValue: home.woz_value,
    ...(found && { streetName: found.street, city: found.city }),
  }
  const withoutLetter = sql`${livings.facts} - 'number_letter'`
  await db
    .insert(livings)
    .values({ customerId, facts: {}, ...columns })
    .onConflictDoUpdate({ target: livings.customerId, set: { ...columns, facts: withoutLetter } })
}
