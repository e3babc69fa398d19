import type { LivingForm } from '@portal/contract/edit'
import type { HomeAddressForm, HomeValuesForm } from '@portal/contract/edit-item'
import type { Street } from '@portal/contract/street'
import { postcodeOf } from '@portal/domain/format/typing'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'

type Home = InferOutput<typeof LivingForm>
type Address = InferOutput<typeof HomeAddressForm>
type Values = InferOutput<typeof HomeValuesForm>
type OnFile = typeof livings.$inferSelect

const postcodeIn = (home: Address) => postcodeOf(home.postal_code) ?? home.postal_code

/**
 * Street and town of a home to save: looked up if postcode or number changed or the street is unknown; both null if not
 * found. Undefined if unchanged.
 */
export async function streetOf(
  { db, findStreet }: Context,
  customerId: number,
  home: Address,
): Promise<{ [K in keyof Street]: string | null } | undefined> {
  const [known] = await db.select().from(livings).where(eq(livings.customerId, customerId))
  const postcode = postcodeIn(home)
  if (known?.streetName && known.postcode === postcode && known.number === home.house_number) return undefined
  return (await findStreet(postcode, home.house_number)) ?? { street: null, city: null }
}

/** Whether it is the stored house: a separately stored letter is part of the form's addition. */
function isSameHouse(known: OnFile, home: Address): boolean {
  const addition = [known.facts.number_letter, known.numberAddition].filter(Boolean).join('-')
  return (
    known.postcode === postcodeIn(home) &&
    known.number === home.house_number &&
    addition === (home.house_number_addition ?? '')
  )
}

/** For another house only the form's values and the living situation are kept. */
const houseOf = (known: OnFile | undefined, home: Address) => ({
  facts: known ? { living_together: known.facts.living_together } : {},
  registeredOn: null,
  postcode: postcodeIn(home),
  number: home.house_number,
  numberAddition: home.house_number_addition || null,
})

/** A value in whole euros, as in the form; stored cents stay if the form has the same euros. */
const wholeValueOf = (known: number | null | undefined, sent: number) =>
  known != null && Math.floor(known) === sent ? known : sent

type Found = Awaited<ReturnType<typeof streetOf>>

const addressOf = (known: OnFile | undefined, home: Address, found: Found) => ({
  ...(known && isSameHouse(known, home) ? {} : houseOf(known, home)),
  ...(found && { streetName: found.street, city: found.city }),
})

const valuesOf = (known: OnFile | undefined, home: Values) => ({
  marketValue: wholeValueOf(known?.marketValue, home.market_value),
  wozValue: wholeValueOf(known?.wozValue, home.woz_value),
})

/** Updates the home; columns not in `columnsOf` stay. */
async function write(
  db: Database,
  customerId: number,
  columnsOf: (known: OnFile | undefined) => Partial<OnFile>,
): Promise<void> {
  const [known] = await db.select().from(livings).where(eq(livings.customerId, customerId))
  const columns = columnsOf(known)
  const { facts = known?.facts ?? {} } = columns
  await db
    .insert(livings)
    .values({ customerId, ...columns, facts })
    .onConflictDoUpdate({ target: livings.customerId, set: { ...columns, facts } })
}

/** Saves the living form; `found` is the result of `streetOf`. */
export const writeLiving = (db: Database, customerId: number, home: Home, found: Found): Promise<void> =>
  write(db, customerId, (known) => ({ ...addressOf(known, home, found), ...valuesOf(known, home) }))

/** Saves only the address; `found` is the result of `streetOf`. */
export const writeAddress = (db: Database, customerId: number, home: Address, found: Found): Promise<void> =>
  write(db, customerId, (known) => addressOf(known, home, found))

/** Saves only the values. */
export const writeValues = (db: Database, customerId: number, home: Values): Promise<void> =>
  write(db, customerId, (known) => valuesOf(known, home))
