import { Mortgage } from '@portal/contract/mortgage'
import * as v from 'valibot'

type Given = Partial<v.InferInput<typeof Mortgage>>

/** A running mortgage as the wire gives it, with what a test wants different. */
export const exampleMortgage = (given: Given = {}): Mortgage =>
  v.parse(Mortgage, {
    id: 1,
    status: 0,
    restantHoofdsom: 243_684,
    hoofdsomHypotheek: 305_000,
    monthly_amount: 1072.99,
    agency_name: 'Voorbeeldbank',
    mainProperty: { street: 'Lindelaan', number: '14', postal_code: '3541 AB', city: 'Utrecht' },
    ...given,
  })

/** A document that an application waits for. */
export const exampleProgress = (id: number, received = 0, completed = 0) => ({
  id,
  mortgage_id: 1,
  name: `Document ${id}`,
  received,
  completed,
})
