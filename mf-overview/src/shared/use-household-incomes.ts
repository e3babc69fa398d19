import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import { type ReadResult, useRead } from '@portal/remote-kit'
import { type HouseholdItems, useHouseholdItems } from './use-household-items.ts'

/**
 * Loads the yearly income of customer and partner. For a person without income items, the gross annual income counts
 * (INCOME-04).
 */
export const useHouseholdIncomes = (): ReadResult<HouseholdItems<Income>> =>
  useHouseholdItems({
    own: useRead(getIncomes),
    partners: useRead(getPartnerIncomes),
    ownAmount: (customer) => customer.gross_annual_income,
    partnerAmount: (partner) => partner.gross_annual_income,
  })
