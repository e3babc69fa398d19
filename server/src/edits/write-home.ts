import type { LivingDetailsForm } from '@portal/contract/edit-form'
import type { HomeAddressForm, HomeValuesForm } from '@portal/contract/edit-home-or-loan-part'
import type { Street } from '@portal/contract/street'
import { parsePostcode } from '@portal/domain/format/clean-typed-text'
import { eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { homes } from '../database/tables/home.ts'

type HomeInput = InferOutput<typeof LivingDetailsForm>
type HomeAddressInput = InferOutput<typeof HomeAddressForm>
type HomeValuesInput = InferOutput<typeof HomeValuesForm>
type StoredHome = typeof homes.$inferSelect

const normalizePostcode = (home: HomeAddressInput) => parsePostcode(home.postal_code) ?? home.postal_code

/**
 * Looks up street and town if postcode or number changed, or the street is unknown.
 * @returns null values for an unknown address, undefined if nothing changed
 */
export async function lookUpStreet(
  { db, findStreet }: Pick<Context, 'db' | 'findStreet'>,
  customerId: number,
  home: HomeAddressInput,
): Promise<{ [K in keyof Street]: string | null } | undefined> {
  const [known] = await db.select().from(homes).where(eq(homes.customerId, customerId))
  const postcode = normalizePostcode(home)
  if (known?.streetName && known.postcode === postcode && known.number === home.house_number) return undefined
  return (await findStreet(postcode, home.house_number)) ?? { street: null, city: null }
}

/** Forms show the letter of a house number as part of the addition. */
function isSameHouse(known: StoredHome, home: HomeAddressInput): boolean {
  const addition = [known.facts.number_letter, known.numberAddition].filter(Boolean).join('-')
  return (
    known.postcode === normalizePostcode(home) &&
    known.number === home.house_number &&
    addition === (home.house_number_addition ?? '')
  )
}

/** Drops stored values other than the living situation if the form describes another house. */
const toHouseColumns = (known: StoredHome | undefined, home: HomeAddressInput) => ({
  facts: known ? { living_together: known.facts.living_together } : {},
  registeredOn: null,
  postcode: normalizePostcode(home),
  number: home.house_number,
  numberAddition: home.house_number_addition || null,
})

/** Keeps stored cents of an amount that is equal in whole euros, since the form shows no cents. */
const keepStoredCents = (known: number | null | undefined, sent: number) =>
  known != null && Math.floor(known) === sent ? known : sent

type FoundStreet = Awaited<ReturnType<typeof lookUpStreet>>

const toAddressColumns = (known: StoredHome | undefined, home: HomeAddressInput, found: FoundStreet) => ({
  ...(known && isSameHouse(known, home) ? {} : toHouseColumns(known, home)),
  ...(found && { streetName: found.street, city: found.city }),
})

const toValueColumns = (known: StoredHome | undefined, home: HomeValuesInput) => ({
  marketValue: keepStoredCents(known?.marketValue, home.market_value),
  wozValue: keepStoredCents(known?.wozValue, home.woz_value),
})

/** Inserts or updates a customer's home. Columns that `columnsOf` does not return stay unchanged. */
async function upsertHome(
  db: Database,
  customerId: number,
  columnsOf: (known: StoredHome | undefined) => Partial<StoredHome>,
): Promise<void> {
  const [known] = await db.select().from(homes).where(eq(homes.customerId, customerId))
  const columns = columnsOf(known)
  const { facts = known?.facts ?? {} } = columns
  await db
    .insert(homes)
    .values({ customerId, ...columns, facts })
    .onConflictDoUpdate({ target: homes.customerId, set: { ...columns, facts } })
}

export const writeHome = (
  db: Database,
  customerId: number,
  home: HomeInput,
  found: FoundStreet,
): Promise<void> =>
  upsertHome(db, customerId, (known) => ({
    ...toAddressColumns(known, home, found),
    ...toValueColumns(known, home),
  }))

export const writeHomeAddress = (
  db: Database,
  customerId: number,
  home: HomeAddressInput,
  found: FoundStreet,
): Promise<void> => upsertHome(db, customerId, (known) => toAddressColumns(known, home, found))

export const writeHomeValues = (db: Database, customerId: number, home: HomeValuesInput): Promise<void> =>
  upsertHome(db, customerId, (known) => toValueColumns(known, home))
