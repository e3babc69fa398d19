import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import { type ReadResult, useRead } from '@portal/remote-kit'
import { type HouseholdItems, useHouseholdItems } from './use-household-items.ts'

/** Yearly income of customer and partner; without items, the gross annual income (INCOME-04). */
export const useHouseholdIncomes = (): ReadResult<HouseholdItems<Income>> =>
  useHouseholdItems({
    own: useRead(getIncomes),
    partners: useRead(getPartnerIncomes),
    ownAmount: (customer) => customer.gross_annual_income,
    partnerAmount: (partner) => partner.gross_annual_income,
  })
