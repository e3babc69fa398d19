import type { Living } from '@portal/contract/living'
import * as v from '@portal/contract/schema'
import { wholeEuros } from '../../shared/whole-euros.ts'

const amount = v.nullable(v.number())

/** Values of the home form. */
export const LivingValues = v.object({
  postal_code: v.string(),
  house_number: v.string(),
  house_number_addition: v.string(),
  market_value: amount,
  woz_value: amount,
})
export type LivingValues = v.InferOutput<typeof LivingValues>

/** Form values from the file (ENTITY-26). */
export const livingOf = (living: Living | null): LivingValues => ({
  postal_code: living?.property?.postcode ?? '',
  house_number: living?.property?.number ?? '',
  house_number_addition: [living?.property?.number_letter, living?.property?.number_addition]
    .filter(Boolean)
    .join('-'),
  market_value: living?.property?.market_value ?? null,
  woz_value: living?.property?.woz_value_home ?? null,
})

/**
 * Request body (API-52); amounts in whole euros (EDIT-13).
 * @param fields the only visible fields, if restricted
 */
export function livingBody(values: LivingValues, fields?: readonly string[]) {
  const all = {
    postal_code: values.postal_code.trim(),
    house_number: values.house_number.trim(),
    house_number_addition: values.house_number_addition.trim(),
    market_value: wholeEuros(values.market_value),
    woz_value: wholeEuros(values.woz_value),
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !fields || fields.includes(name)))
}
