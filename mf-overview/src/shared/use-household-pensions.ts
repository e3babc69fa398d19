import { getPartnerRetirements, getRetirements, type Retirement } from '@portal/contract/retirement'
import { sumAmounts } from '@portal/domain/money'
import { type ReadResult, useRead } from '@portal/remote-kit'
import { type HouseholdItems, useHouseholdItems } from './use-household-items.ts'

/**
 * Loads the yearly pension of customer and partner after retirement. Without items, the customer's old-age and
 * employment pension (PENSION-07) and the partner's pension (PENSION-08) count.
 */
export const useHouseholdPensions = (): ReadResult<HouseholdItems<Retirement>> =>
  useHouseholdItems({
    own: useRead(getRetirements),
    partners: useRead(getPartnerRetirements),
    ownAmount: (customer) =>
      sumAmounts([
        customer.gross_annual_old_age_pension_amount ?? 0,
        customer.gross_annual_employment_pension_amount ?? 0,
      ]),
    partnerAmount: (partner) => partner.gross_annual_partner_pension_amount,
  })
