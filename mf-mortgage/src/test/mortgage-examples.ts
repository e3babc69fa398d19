import { Mortgage, MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'

type MortgageInput = Partial<v.InferInput<typeof Mortgage>>

export const createMortgage = (given: MortgageInput = {}): Mortgage =>
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

export const createMortgagePart = (given: Partial<v.InferInput<typeof MortgagePart>> = {}): MortgagePart =>
  v.parse(MortgagePart, {
    id: 1,
    hoofdsom: 140_000,
    type: 1,
    interest: 1.85,
    interest_type: 'fixed',
    rentevasteperiode: 240,
    begindatum: '2016-03-01',
    einddatum: '2046-03-01',
    einddatumRentevast: '2036-03-01',
    remaining_debt: 98_475,
    ...given,
  })

export const createProgressItem = (id: number, received = 0, completed = 0) => ({
  id,
  mortgage_id: 1,
  name: `Document ${id}`,
  received,
  completed,
})
