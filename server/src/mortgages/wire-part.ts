import type { MortgagePart } from '@portal/contract/mortgage'
import { debtAtEnd, monthlyCostOf } from '@portal/domain/mortgage-part'
import { repaymentOf } from '@portal/domain/repayment'
import type { InferInput } from 'valibot'
import type { mortgageParts } from '../database/tables/mortgage.ts'

/** A stored part with today's computed values in wire format (ENTITY-12). */
export function wirePart(part: typeof mortgageParts.$inferSelect, today: string) {
  const terms = { ...part, savedValue: part.savedValue ?? 0 }
  const month = monthlyCostOf(terms, today)
  return {
    id: part.id,
    leningdeelnummer: part.number,
    hoofdsom: part.principal,
    type: part.repaymentType,
    repayment_type_description: repaymentOf(part.repaymentType).description,
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
    remaining_debt_at_loan_part_end: debtAtEnd(terms),
    nhg: part.nhg,
    tax_box_type: part.taxBox,
    deduction_start_date: part.deductionFrom,
    return_rate: part.returnRate,
    deposits: part.savedValue,
    penalty_free_repayment_percentage: part.penaltyFreeRepayment,
  } satisfies InferInput<typeof MortgagePart>
}
