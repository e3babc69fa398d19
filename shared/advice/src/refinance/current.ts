import type { RefinanceInput } from '@portal/contract/refinance'
import { calculateYearlyAlimony } from '../burdens.ts'
import { createFigure, type Figure, getAmountValue } from '../figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../home-tax.ts'
import { calculateTestIncome } from '../household.ts'
import { calculateNetIncome } from '../income-tax.ts'
import { calculateTestIncomes, type TestIncome } from '../lending.ts'
import type { LoanPart, PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { HouseholdMoment } from '../scenarios/household-at.ts'
import { createLoanPart } from '../scenarios/scenario-set.ts'

/** A loan part of the compared loan. */
export interface RunningPart extends LoanPart {
  isGuaranteed: boolean
}

/** Makes a compared part; in box 3 nothing is deductible. */
export function createRunningPart(
  norms: Norms,
  sent: Omit<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'> &
    Partial<Pick<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'>>,
  today: string,
): RunningPart {
  const part = createLoanPart(norms, sent, today)
  return {
    ...part,
    original: Math.max(sent.original_amount ?? 0, sent.current_amount),
    deductibleMonths: sent.box === 'box3' ? 0 : part.deductibleMonths,
    isGuaranteed: sent.nhg_applicable ?? false,
  }
}

/** Tax effect of a home for a household. */
export interface HomeTaxEffect {
  /** Net monthly cost of a home: payments minus the refund on a year's interest. */
  netPaymentOf(payments: Figure, interest: Figure): Figure
  /** One-time refund on costs that are deducted besides a year's interest. */
  refundOf(costs: Figure, interest: Figure): Figure
}

/** Makes functions for the tax on a household's home. */
export function createHomeTaxEffect(
  norms: Norms,
  members: HouseholdMoment['members'],
  propertyValue: number | null,
): HomeTaxEffect {
  const persons = members.map(({ earnings }) => ({ earnings, ...calculateNetIncome(norms, earnings) }))
  const rent = calculateImputedRent(norms, propertyValue ?? 0)
  const calculateBenefit = (deducted: Figure) => calculateHomeTaxBenefit(norms, persons, rent, deducted)
  return {
    netPaymentOf: (payments, interest) => {
      const benefit = calculateBenefit(interest)
      return createFigure('net_monthly_payments', payments.value - benefit.value / 12, {
        monthly_payments: payments,
        home_tax_benefit: benefit,
      })
    },
    refundOf: (costs, interest) => {
      // Uses plain amounts: the steps of both benefits would make up most of the trace.
      const without = calculateBenefit(interest)
      const whole = createFigure('deductible_interest', interest.value + costs.value, {
        deductible_interest: interest,
        [costs.rule]: costs,
      })
      const both = calculateBenefit(whole)
      return createFigure(
        'costs_tax_benefit',
        both.value - without.value,
        { [costs.rule]: costs, home_tax_benefit: [both.value, without.value] },
        norms.tax.max_deduction_percent.source,
      )
    },
  }
}

/** Test incomes of a household at a moment, including additional ones. */
export const getTestIncomesAt = ({ members, alsoTested = [] }: HouseholdMoment): TestIncome[] => {
  const alimony = members.reduce((sum, { person }) => sum + calculateYearlyAlimony(person), 0)
  return [members.map(({ earnings }) => earnings), ...alsoTested].flatMap((earnings) =>
    calculateTestIncomes(
      earnings.map((one) => ({ income: calculateTestIncome(one), isAow: one.isAow })),
      alimony,
    ),
  )
}

/** Mean rate of all parts in percent a year, weighted by debt. */
export function calculateWeightedRate(parts: readonly PartState[]): number {
  const debt = parts.reduce((sum, part) => sum + getAmountValue(part.debt), 0)
  return debt === 0 ? 0 : parts.reduce((sum, part) => sum + part.rate * getAmountValue(part.debt), 0) / debt
}
