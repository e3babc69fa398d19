import type { MortgagePart } from '@portal/contract/mortgage'
import { calculateMonthlyCost, getDebtAtEnd } from '@portal/domain/mortgage-part'
import { getRepaymentType } from '@portal/domain/repayment-type'
import type { InferInput } from 'valibot'
import type { mortgageParts } from '../database/tables/mortgage.ts'

/** Converts a loan part to wire format, with today's values (ENTITY-12). */
export function toLoanPartResponse(part: typeof mortgageParts.$inferSelect, today: string) {
  const terms = { ...part, savedValue: part.savedValue ?? 0 }
  const month = calculateMonthlyCost(terms, today)
  return {
    id: part.id,
    leningdeelnummer: part.number,
    hoofdsom: part.principal,
    type: part.repaymentType,
    repayment_type_description: getRepaymentType(part.repaymentType).description,
    interest: part.interest,
    interest_type: part.interestType,
    interest_type_description: part.interestType === 'fixed' ? 'Vast' : 'Variabel',
    rentevasteperiode: part.fixedDuration,
    begindatumRentevast: part.fixedFrom,
    einddatumRentevast: part.fixedUntil,
    begindatum: part.startDate,
    einddatum: part.endDate,
    monthly_amount: month.total,
    monthly_interest_amount: month.interest,
    monthly_repayment_amount: month.repayment,
    monthly_premium: month.premium,
    remaining_debt: part.remainingDebt,
    remaining_debt_at_loan_part_end: getDebtAtEnd(terms),
    nhg: part.nhg,
    tax_box_type: part.taxBox,
    deduction_start_date: part.deductionFrom,
    return_rate: part.returnRate,
    deposits: part.savedValue,
    penalty_free_repayment_percentage: part.penaltyFreeRepayment,
  } satisfies InferInput<typeof MortgagePart>
}
