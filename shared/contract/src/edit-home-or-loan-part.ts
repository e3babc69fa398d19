import * as v from '@portal/contract/valibot'
import { definePost } from './call.ts'
import { EditableLoanPart, LivingDetailsForm } from './edit-form.ts'
import { Id, WriteResult } from './wire.ts'

const { market_value, woz_value, ...address } = LivingDetailsForm.entries

export const HomeValuesForm = v.object({ market_value, woz_value })

export const HomeAddressForm = v.object(address)

const partialSaveCallSummary = 'Other data stays. Not in the specification. Failures as for the whole form.'

export const saveHomeValues = definePost('/customer/edit_screen/current_living/value', {
  body: HomeValuesForm,
  response: WriteResult,
  summary: `Saves only the values of the home (API-52). ${partialSaveCallSummary}`,
})

export const saveHomeAddress = definePost('/customer/edit_screen/current_living/address', {
  body: HomeAddressForm,
  response: WriteResult,
  summary: `Saves only the address of the home; other data of a new home is unknown then (API-52). ${partialSaveCallSummary}`,
})

/**
 * Saves the part with the `id` of the path, and ignores an id in the body. Responds with 404 for a part of another
 * customer.
 */
export const saveMortgagePart = definePost('/customer/edit_screen/mortgage/part/{id}', {
  feature: 'mortgages',
  params: { id: Id },
  body: EditableLoanPart,
  response: WriteResult,
  summary: `Saves one loan part (API-53). ${partialSaveCallSummary}`,
})
