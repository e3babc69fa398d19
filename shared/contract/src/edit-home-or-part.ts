import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { EditablePart, LivingForm } from './edit-form.ts'
import { Id, WriteResult } from './wire.ts'

const { market_value, woz_value, ...address } = LivingForm.entries

export const HomeValuesForm = v.object({ market_value, woz_value })

export const HomeAddressForm = v.object(address)

const partialSaveSummary = 'All else stays as it is. Not in the specification. Refused as the whole form is.'

export const saveHomeValues = post('/customer/edit_screen/current_living/value', {
  body: HomeValuesForm,
  answer: WriteResult,
  summary: `Saves the values of the home onlyThisSummary (API-52). ${partialSaveSummary}`,
})

export const saveHomeAddress = post('/customer/edit_screen/current_living/address', {
  body: HomeAddressForm,
  answer: WriteResult,
  summary: `Saves the address of the home onlyThisSummary; of another house nothing is known but its values (API-52). ${partialSaveSummary}`,
})

/**
 * Saves an existing loan part (API-53); the `id` in the path applies. 404 for another file's; otherwise fails as
 * `saveLiving`.
 */
export const saveMortgagePart = post('/customer/edit_screen/mortgage/part/{id}', {
  feature: 'mortgages',
  params: { id: Id },
  body: EditablePart,
  answer: WriteResult,
  summary: `Saves one loan part onlyThisSummary (API-53). ${partialSaveSummary}`,
})
