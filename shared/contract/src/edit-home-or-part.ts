import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { EditablePart, LivingForm } from './edit-form.ts'
import { Id, WriteResult } from './wire.ts'

const { market_value, woz_value, ...address } = LivingForm.entries

export const HomeValuesForm = v.object({ market_value, woz_value })

export const HomeAddressForm = v.object(address)

const partialSaveText = 'Other data stays. Not in the specification. Failures as for the whole form.'

export const saveHomeValues = post('/customer/edit_screen/current_living/value', {
  body: HomeValuesForm,
  response: WriteResult,
  summary: `Saves only the values of the home (API-52). ${partialSaveText}`,
})

export const saveHomeAddress = post('/customer/edit_screen/current_living/address', {
  body: HomeAddressForm,
  response: WriteResult,
  summary: `Saves only the address of the home; other data of a new home is unknown then (API-52). ${partialSaveText}`,
})

/** The `id` in the path applies. 404 for another file's part. */
export const saveMortgagePart = post('/customer/edit_screen/mortgage/part/{id}', {
  feature: 'mortgages',
  params: { id: Id },
  body: EditablePart,
  response: WriteResult,
  summary: `Saves one loan part (API-53). ${partialSaveText}`,
})
