import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import { useRead } from '@portal/remote-kit'
import { type Household, usePeople } from './people.ts'

/** What comes in a year for the customer and the partner; the gross annual income stands for items that are not there (INCOME-04). */
export const useIncomes = (): Household<Income> =>
  usePeople({
    own: useRead(getIncomes),
    partners: useRead(getPartnerIncomes),
    ownAmount: (customer) => customer.gross_annual_income,
    partnerAmount: (partner) => partner.gross_annual_income,
  })
