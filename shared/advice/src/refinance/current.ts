import type { RefinanceInput } from '@portal/contract/refinance'
import { alimonyOf } from '../burdens.ts'
import { type Figure, figure, numberOf } from '../figure.ts'
import { homeTaxBenefit, imputedRent } from '../home-tax.ts'
import { testIncomeOf } from '../household.ts'
import { netIncome } from '../income-tax.ts'
import { type TestIncome, testIncomes } from '../lending.ts'
import type { LoanPart, PartThen } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { Moment } from '../scenarios/household-at.ts'
import { loanPartOf } from '../scenarios/scenario-set.ts'

/** A part of the loan that is compared, with its order and what a new loan takes over from it. */
export interface RunningPart extends LoanPart {
  isGuaranteed: boolean
}

/** Reads a part that is compared: in box 3 nothing is deducted. */
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

/** What the tax on a home makes of what it costs a household. */
export interface AfterTax {
  /** What a home costs a month after tax: payments less what the deduction of a year's interest brings back. */
  netOf(payments: Figure, interest: Figure): Figure
  /** What is paid back once of costs that are deducted beside a year's interest. */
  backOf(costs: Figure, interest: Figure): Figure
}

/** Works out the tax on the home of a household. */
export function afterTax(norms: Norms, members: Moment['members'], propertyValue: number | null): AfterTax {
  const persons = members.map(({ earnings }) => ({ earnings, ...netIncome(norms, earnings) }))
  const rent = imputedRent(norms, propertyValue ?? 0)
  const benefitOf = (deducted: Figure) => homeTaxBenefit(norms, persons, rent, deducted)
  return {
    netOf: (payments, interest) => {
      const benefit = benefitOf(interest)
      return figure('net_monthly_payments', payments.value - benefit.value / 12, {
        monthly_payments: payments,
        home_tax_benefit: benefit,
      })
    },
    backOf: (costs, interest) => {
      // By their amounts alone: the steps of both would be most of a trace of many products.
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

/** The test incomes of a household at a moment, those also tested included. */
export const testedAt = ({ members, alsoTested = [] }: Moment): TestIncome[] => {
  const alimony = members.reduce((sum, { person }) => sum + alimonyOf(person), 0)
  return [members.map(({ earnings }) => earnings), ...alsoTested].flatMap((earnings) =>
    testIncomes(
      earnings.map((one) => ({ income: testIncomeOf(one), isAow: one.isAow })),
      alimony,
    ),
  )
}

/** The rate over all parts in percent a year, weighed by debt. */
export function weighedRate(parts: readonly PartThen[]): number {
  const debt = parts.reduce((sum, part) => sum + numberOf(part.debt), 0)
  return debt === 0 ? 0 : parts.reduce((sum, part) => sum + part.rate * numberOf(part.debt), 0) / debt
}
