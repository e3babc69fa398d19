import type { LivingDetails } from '@portal/contract/living-details'
import * as v from '@portal/contract/valibot'
import { roundDownToWholeEuros } from '../../shared/round-down-to-whole-euros.ts'

const amountSchema = v.nullable(v.number())

export const HomeFormValues = v.object({
  postal_code: v.string(),
  house_number: v.string(),
  house_number_addition: v.string(),
  market_value: amountSchema,
  woz_value: amountSchema,
})
export type HomeFormValues = v.InferOutput<typeof HomeFormValues>

export const toHomeFormValues = (living: LivingDetails | null): HomeFormValues => ({
  postal_code: living?.property?.postcode ?? '',
  house_number: living?.property?.number ?? '',
  house_number_addition: [living?.property?.number_letter, living?.property?.number_addition]
    .filter(Boolean)
    .join('-'),
  market_value: living?.property?.market_value ?? null,
  woz_value: living?.property?.woz_value_home ?? null,
})

/**
 * Converts form values to the request body (API-52); amounts are rounded down to whole euros (EDIT-13).
 * @param fields the visible fields; undefined if all are visible
 */
export function toHomeRequestBody(values: HomeFormValues, fields?: readonly string[]) {
  const all = {
    postal_code: values.postal_code.trim(),
    house_number: values.house_number.trim(),
    house_number_addition: values.house_number_addition.trim(),
    market_value: roundDownToWholeEuros(values.market_value),
    woz_value: roundDownToWholeEuros(values.woz_value),
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !fields || fields.includes(name)))
}
