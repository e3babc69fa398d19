import type { LivingForm } from '@portal/contract/edit'
import type { Street } from '@portal/contract/street'
import { postcodeOf } from '@portal/domain/format/typing'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'

type Home = InferOutput<typeof LivingForm>
type OnFile = typeof livings.$inferSelect

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

/** Whether it is the house that is on file: a letter that is known apart is part of what the form calls the addition. */
function isSameHouse(known: OnFile, home: Home): boolean {
  const addition = [known.facts.number_letter, known.numberAddition].filter(Boolean).join('-')
  return (
    known.postcode === postcodeIn(home) &&
    known.number === home.house_number &&
    addition === (home.house_number_addition ?? '')
  )
}

/** Of another house than was on file nothing is known but what the form says: only how the customer lives goes along. */
const houseOf = (known: OnFile | undefined, home: Home) => ({
  facts: known ? { living_together: known.facts.living_together } : {},
  registeredOn: null,
  postcode: postcodeIn(home),
  number: home.house_number,
  numberAddition: home.house_number_addition || null,
})

/** A value in whole euros, as the form asks it; the cents on file stay where it says nothing else. */
const wholeValueOf = (known: number | null | undefined, said: number) =>
  known != null && Math.floor(known) === said ? known : said

/** Saves the living form; `found` as `streetOf` answers. */
export async function writeLiving(
  db: Database,
  customerId: number,
  home: Home,
  found: Awaited<ReturnType<typeof streetOf>>,
): Promise<void> {
  const [known] = await db.select().from(livings).where(eq(livings.customerId, customerId))
  const columns = {
    ...(known && isSameHouse(known, home) ? { facts: known.facts } : houseOf(known, home)),
    marketValue: wholeValueOf(known?.marketValue, home.market_value),
    wozValue: wholeValueOf(known?.wozValue, home.woz_value),
    ...(found && { streetName: found.street, city: found.city }),
  }
  await db
    .insert(livings)
    .values({ customerId, ...columns })
    .onConflictDoUpdate({ target: livings.customerId, set: columns })
}
