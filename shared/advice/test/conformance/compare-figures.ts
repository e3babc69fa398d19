import type { EnergyLabel } from '@portal/contract/advice'
import { getNormsOn } from '../../node/own-norms.ts'
import { createFigure, getAmountValue } from '../../src/figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../../src/home-tax.ts'
import { calculateNetIncome } from '../../src/income-tax.ts'
import {
  calculateMaximumLoanByIncome,
  calculateTestIncomes,
  calculateTestRate,
} from '../../src/lending-norms.ts'
import { calculatePartState, createScheduledPart } from '../../src/loan-part.ts'
import { calculateCreditBurden } from '../../src/obligation-burdens.ts'
import { calculateSurvivorBenefit } from '../../src/survivor-benefit.ts'
import {
  calculateIncapacityIncome,
  calculateMonthlyWage,
  calculateUnemploymentBenefit,
} from '../../src/work-benefits.ts'
import { createExampleLoanPart } from '../oracle/example-loan-part.ts'
import * as law from './law/benefits.ts'
import { calculateNetIncomeByLaw, calculateTaxDueByLaw, type TaxpayerInput } from './law/income-tax.ts'
import { calculateMaximumLoanByLaw } from './law/lending.ts'
import { calculateDebtByLaw, calculatePaymentByLaw } from './law/loan.ts'
import { calculateImputedRentByLaw, findMaximumTaxSaving } from './law/own-home.ts'
import type { RandomHousehold } from './random-household.ts'

/** Accepted difference between engine and law, with its cause. */
export const figureTolerances = {
  maximum: { allowed: 1, cause: 'rounded down to whole euros, after adding in another order' },
  'tax due': { allowed: 0.01, cause: 'none' },
  'net income': { allowed: 0.01, cause: 'none' },
  'imputed rent': { allowed: 0.01, cause: 'none' },
  'tax benefit of the home': { allowed: 0.05, cause: 'the share by the law is searched, to a ten-millionth' },
  'payment of a month': {
    allowed: 1,
    cause: 'recalculated from a debt in whole cents, for few remaining months near the end',
  },
  'remaining debt': {
    allowed: 8,
    cause: 'payments are rounded to cents, and the differences bear interest',
  },
  'unemployment benefit': { allowed: 0.01, cause: 'none' },
  'survivor’s benefit': { allowed: 0.01, cause: 'none' },
  'incapacity benefit': { allowed: 0.01, cause: 'none' },
} as const
export type FigureName = keyof typeof figureTolerances

/** Calculates each figure of a household by the law and by the engine. */
export function compareFigures(
  household: RandomHousehold,
): Record<FigureName, [law: number, engine: number]> {
  const { day, persons, propertyValue, interest, loan, passed, maximumInput } = household
  const norms = getNormsOn(day)
  const isSingle = persons.length === 1
  const payers: TaxpayerInput[] = persons.map((person) => ({ ...person, isSingle }))
  const taxed = payers.map(({ wage, pension, hasReachedPensionAge }) => {
    const earnings = { labour: [wage], benefits: [], pensions: [pension], hasReachedPensionAge, isSingle }
    return { earnings, ...calculateNetIncome(norms, earnings) }
  })
  const rent = calculateImputedRent(norms, propertyValue)
  const sumNumbers = (of: readonly number[]) => of.reduce((whole, one) => whole + one, 0)

  const incomes = persons.map(({ wage, pension, hasReachedPensionAge }) => ({
    amount: wage + pension,
    hasReachedPensionAge,
  }))
  const { total } = calculateMaximumLoanByIncome(norms, {
    incomes: calculateTestIncomes(
      incomes.map(({ amount, hasReachedPensionAge }) => ({ income: amount, hasReachedPensionAge })),
    ),
    isSingle,
    rate: calculateTestRate(norms, maximumInput.percent, maximumInput.fixedMonths),
    box: maximumInput.isBox3 ? 'box3' : 'box1',
    label: maximumInput.label === 'none' ? null : (maximumInput.label as EnergyLabel),
    measuresCosts: maximumInput.measures,
    burdens: maximumInput.creditLimit > 0 ? [calculateCreditBurden(norms, maximumInput.creditLimit)] : [],
    months: maximumInput.months,
  })
  const { type, debt, months } = loan
  const part = createExampleLoanPart({ type, debt, interest: loan.percent, months, fixedMonths: months })
  const then = calculatePartState(createScheduledPart(part, '2026-01-01'), passed, 0)
  const wage = persons[0]?.wage ?? 0
  const unable = calculateIncapacityIncome(norms, wage, {
    percent: household.incapacity,
    capacityUse: 50,
    month: 3,
    phase: 'follow_up',
  })
  return {
    maximum: [calculateMaximumLoanByLaw(day, { ...maximumInput, incomes }), total.value],
    'tax due': [
      sumNumbers(payers.map((payer) => calculateTaxDueByLaw(day, payer))),
      sumNumbers(taxed.map(({ due }) => due.value)),
    ],
    'net income': [
      sumNumbers(payers.map((payer) => calculateNetIncomeByLaw(day, payer))),
      sumNumbers(taxed.map(({ net }) => net.value)),
    ],
    'imputed rent': [calculateImputedRentByLaw(day, propertyValue), rent.value],
    'tax benefit of the home': [
      findMaximumTaxSaving(day, payers, propertyValue, interest),
      calculateHomeTaxBenefit(norms, taxed, rent, createFigure('deductible_interest', interest, {})).value,
    ],
    'payment of a month': [calculatePaymentByLaw(loan, passed), then.payment.value],
    'remaining debt': [calculateDebtByLaw(loan, passed), getAmountValue(then.debt)],
    'unemployment benefit': [
      law.calculateUnemploymentBenefitByLaw(day, wage, household.month),
      calculateUnemploymentBenefit(norms, calculateMonthlyWage(norms, wage), household.month).value,
    ],
    'survivor’s benefit': [
      law.calculateSurvivorBenefitByLaw(day, household.earned),
      calculateSurvivorBenefit(norms, household.earned).value / 12,
    ],
    'incapacity benefit': [
      law.calculateIncapacityBenefitByLaw(day, wage, household.incapacity),
      unable.benefit.value,
    ],
  }
}
