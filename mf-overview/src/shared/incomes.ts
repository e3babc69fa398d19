import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import { useRead } from '@portal/remote-kit'
import { type Household, usePeople } from './household-items.ts'

/** Yearly income of customer and partner; without items, the gross annual income (INCOME-04). */
export const useIncomes = (): Household<Income> =>
  usePeople({
    own: useRead(getIncomes),
    partners: useRead(getPartnerIncomes),
    ownAmount: (customer) => customer.gross_annual_income,
    partnerAmount: (partner) => partner.gross_annual_income,
  })
