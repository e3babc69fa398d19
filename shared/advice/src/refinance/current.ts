import type { RefinanceInput } from '@portal/contract/refinance'
import { alimonyOf } from '../burdens.ts'
import { type Figure, figure, numberOf } from '../figure.ts'
import { homeTaxBenefit, imputedRent } from '../home-tax.ts'
import { testIncomeOf } from '../household.ts'
import { netIncome } from '../income-tax.ts'
import { type TestIncome, testIncomes } from '../lending.ts'
import type { LoanPart, PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { Moment } from '../scenarios/household-at.ts'
import { loanPartOf } from '../scenarios/scenario-set.ts'

/** A compared loan part with its index, and what a new loan takes over from it. */
export interface RunningPart extends LoanPart {
  isGuaranteed: boolean
}

/** Makes a compared part; in box 3 nothing is deductible. */
export function runningPart(
  norms: Norms,
  sent: Omit<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'> &
    Partial<Pick<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'>>,
  today: string,
): RunningPart {
  const part = loanPartOf(norms, sent, today)
  return {
    ...part,
    original: Math.max(sent.original_amount ?? 0, sent.current_amount),
    deductibleMonths: sent.box === 'box3' ? 0 : part.deductibleMonths,
    isGuaranteed: sent.nhg_applicable ?? false,
  }
}

/** Tax effect of a home for a household. */
export interface AfterTax {
  /** Net monthly cost of a home: payments minus the refund on a year's interest. */
  netPaymentOf(payments: Figure, interest: Figure): Figure
  /** One-time refund on costs that are deducted besides a year's interest. */
  refundOf(costs: Figure, interest: Figure): Figure
}

/** Makes functions for the tax on a household's home. */
export function afterTax(norms: Norms, members: Moment['members'], propertyValue: number | null): AfterTax {
  const persons = members.map(({ earnings }) => ({ earnings, ...netIncome(norms, earnings) }))
  const rent = imputedRent(norms, propertyValue ?? 0)
  const benefitOf = (deducted: Figure) => homeTaxBenefit(norms, persons, rent, deducted)
  return {
    netPaymentOf: (payments, interest) => {
      const benefit = benefitOf(interest)
      return figure('net_monthly_payments', payments.value - benefit.value / 12, {
        monthly_payments: payments,
        home_tax_benefit: benefit,
      })
    },
    refundOf: (costs, interest) => {
      // Uses plain amounts: the steps of both would make up most of the trace.
      const without = benefitOf(interest)
      const whole = figure('deductible_interest', interest.value + costs.value, {
        deductible_interest: interest,
        [costs.rule]: costs,
      })
      const both = benefitOf(whole)
      return figure(
        'costs_tax_benefit',
        both.value - without.value,
        { [costs.rule]: costs, home_tax_benefit: [both.value, without.value] },
        norms.tax.max_deduction_percent.source,
      )
    },
  }
}

/** Test incomes of a household at a moment, including additional ones. */
export const testIncomesAt = ({ members, alsoTested = [] }: Moment): TestIncome[] => {
  const alimony = members.reduce((sum, { person }) => sum + alimonyOf(person), 0)
  return [members.map(({ earnings }) => earnings), ...alsoTested].flatMap((earnings) =>
    testIncomes(
      earnings.map((one) => ({ income: testIncomeOf(one), isAow: one.isAow })),
      alimony,
    ),
  )
}

/** Mean rate of all parts in percent a year, weighted by debt. */
export function weightedRate(parts: readonly PartState[]): number {
  const debt = parts.reduce((sum, part) => sum + numberOf(part.debt), 0)
  return debt === 0 ? 0 : parts.reduce((sum, part) => sum + part.rate * numberOf(part.debt), 0) / debt
}
