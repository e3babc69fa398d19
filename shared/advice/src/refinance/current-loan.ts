import type { RefinanceInput } from '@portal/contract/refinance'
import { createFigure, type Figure, getAmountValue } from '../figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../home-tax.ts'
import { calculateTestIncome } from '../household.ts'
import { calculateNetIncome } from '../income-tax.ts'
import { calculateTestIncomes, type TestIncome } from '../lending-norms.ts'
import type { LoanPart, PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { calculateYearlyAlimony } from '../obligation-burdens.ts'
import type { HouseholdState } from '../scenarios/household-state.ts'
import { createLoanPart } from '../scenarios/scenario-set.ts'

export interface ComparedPart extends LoanPart {
  isGuaranteed: boolean
}

/** Creates a part from the input. Interest of a part in box 3 is not deductible. */
export function createComparedPart(
  norms: Norms,
  input: Omit<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'> &
    Partial<Pick<RefinanceInput['loan_parts'][number], 'original_amount' | 'nhg_applicable'>>,
  today: string,
): ComparedPart {
  const part = createLoanPart(norms, input, today)
  return {
    ...part,
    original: Math.max(input.original_amount ?? 0, input.current_amount),
    deductibleMonths: input.box === 'box3' ? 0 : part.deductibleMonths,
    isGuaranteed: input.nhg_applicable ?? false,
  }
}

export interface HomeTaxEffect {
  /** Calculates monthly payments minus a twelfth of the refund on a year's interest. */
  calculateNetPayment(payments: Figure, interest: Figure): Figure
  /** Calculates the one-time refund on costs that are deducted in addition to a year's interest. */
  calculateRefund(costs: Figure, interest: Figure): Figure
}

export function createHomeTaxEffect(
  norms: Norms,
  members: HouseholdState['members'],
  propertyValue: number | null,
): HomeTaxEffect {
  const persons = members.map(({ earnings }) => ({ earnings, ...calculateNetIncome(norms, earnings) }))
  const rent = calculateImputedRent(norms, propertyValue ?? 0)
  const calculateTaxBenefit = (deducted: Figure) => calculateHomeTaxBenefit(norms, persons, rent, deducted)
  return {
    calculateNetPayment: (payments, interest) => {
      const benefit = calculateTaxBenefit(interest)
      return createFigure('net_monthly_payments', payments.value - benefit.value / 12, {
        monthly_payments: payments,
        home_tax_benefit: benefit,
      })
    },
    calculateRefund: (costs, interest) => {
      // Subtracts plain numbers instead of figures, because the steps of both tax benefits would fill most of the
      // trace.
      const without = calculateTaxBenefit(interest)
      const whole = createFigure('deductible_interest', interest.value + costs.value, {
        deductible_interest: interest,
        [costs.rule]: costs,
      })
      const both = calculateTaxBenefit(whole)
      return createFigure(
        'costs_tax_benefit',
        both.value - without.value,
        { [costs.rule]: costs, home_tax_benefit: [both.value, without.value] },
        norms.tax.max_deduction_percent.source,
      )
    },
  }
}

export const getTestIncomes = ({ members, otherTestedEarnings = [] }: HouseholdState): TestIncome[] => {
  const alimony = members.reduce((sum, { person }) => sum + calculateYearlyAlimony(person), 0)
  return [members.map(({ earnings }) => earnings), ...otherTestedEarnings].flatMap((earnings) =>
    calculateTestIncomes(
      earnings.map((one) => ({
        income: calculateTestIncome(one),
        hasReachedPensionAge: one.hasReachedPensionAge,
      })),
      alimony,
    ),
  )
}

/** Calculates the average rate of all parts in percent a year, weighted by debt. */
export function calculateWeightedRate(parts: readonly PartState[]): number {
  const debt = parts.reduce((sum, part) => sum + getAmountValue(part.debt), 0)
  return debt === 0 ? 0 : parts.reduce((sum, part) => sum + part.rate * getAmountValue(part.debt), 0) / debt
}
