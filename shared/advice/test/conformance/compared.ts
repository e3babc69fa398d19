import type { EnergyLabel } from '@portal/contract/advice'
import { getNormsOn } from '../../node/own-norms.ts'
import { calculateCreditBurden } from '../../src/burdens.ts'
import { createFigure, getAmountValue } from '../../src/figure.ts'
import { calculateHomeTaxBenefit, calculateImputedRent } from '../../src/home-tax.ts'
import { calculateNetIncome } from '../../src/income-tax.ts'
import { calculateMaximumMortgage, calculateTestIncomes, calculateTestRate } from '../../src/lending.ts'
import { calculatePartState, planPart } from '../../src/loan-part.ts'
import { calculateSurvivorBenefit } from '../../src/survivor.ts'
import {
  calculateIncapacityIncome,
  calculateMonthWage,
  calculateUnemploymentBenefit,
} from '../../src/work-benefits.ts'
import { createLoan } from '../oracle/loan.ts'
import type { RandomHousehold } from './households.ts'
import * as law from './law/benefits.ts'
import { calculateDueTax, calculateNetIncomeByLaw, type Payer } from './law/income-tax.ts'
import { calculateMaximumByIncome } from './law/lending.ts'
import { calculateDebtAfter, calculatePaymentAfter } from './law/loan.ts'
import { calculateImputedRentByLaw, findMaximumTaxSaving } from './law/own-home.ts'

/** Allowed difference of each figure between engine and law, with the reason. */
export const tolerances = {
  maximum: { allowed: 1, cause: 'whole euros are rounded down from sums in another order' },
  'tax due': { allowed: 0.01, cause: 'none' },
  'net income': { allowed: 0.01, cause: 'none' },
  'imputed rent': { allowed: 0.01, cause: 'none' },
  'tax benefit of the home': { allowed: 0.05, cause: 'the law’s side tries shares, to a ten-millionth' },
  'payment of a month': {
    allowed: 1,
    cause: 'worked out again from a debt in whole cents, near the end for few months',
  },
  'remaining debt': {
    allowed: 8,
    cause: 'the payment is rounded to cents, which adds up and bears interest over the term',
  },
  'unemployment benefit': { allowed: 0.01, cause: 'none' },
  'survivor’s benefit': { allowed: 0.01, cause: 'none' },
  'incapacity benefit': { allowed: 0.01, cause: 'none' },
} as const
/** Name of a compared figure. */
export type FigureName = keyof typeof tolerances

/** Calculates every figure of a household by the law and by the engine. */
export function compareFigures(
  household: RandomHousehold,
): Record<FigureName, [law: number, engine: number]> {
  const { day, persons, propertyValue, interest, loan, passed, maximumInput } = household
  const norms = getNormsOn(day)
  const isSingle = persons.length === 1
  const payers: Payer[] = persons.map((person) => ({ ...person, isSingle }))
  const taxed = payers.map(({ wage, pension, isAow }) => {
    const earnings = { labour: [wage], benefits: [], pensions: [pension], isAow, isSingle }
    return { earnings, ...calculateNetIncome(norms, earnings) }
  })
  const rent = calculateImputedRent(norms, propertyValue)
  const sumNumbers = (of: readonly number[]) => of.reduce((whole, one) => whole + one, 0)

  const incomes = persons.map(({ wage, pension, isAow }) => ({ amount: wage + pension, isAow }))
  const { total } = calculateMaximumMortgage(norms, {
    incomes: calculateTestIncomes(incomes.map(({ amount, isAow }) => ({ income: amount, isAow }))),
    isSingle,
    rate: calculateTestRate(norms, maximumInput.percent, maximumInput.fixedMonths),
    box: maximumInput.isBox3 ? 'box3' : 'box1',
    label: maximumInput.label === 'none' ? null : (maximumInput.label as EnergyLabel),
    measuresCosts: maximumInput.measures,
    burdens: maximumInput.creditLimit > 0 ? [calculateCreditBurden(norms, maximumInput.creditLimit)] : [],
    months: maximumInput.months,
  })
  const { type, debt, months } = loan
  const part = createLoan({ type, debt, interest: loan.percent, months, fixedMonths: months })
  const then = calculatePartState(planPart(part, '2026-01-01'), passed, 0)
  const wage = persons[0]?.wage ?? 0
  const unable = calculateIncapacityIncome(norms, wage, {
    percent: household.incapacity,
    capacityUse: 50,
    month: 3,
    phase: 'follow_up',
  })
  return {
    maximum: [calculateMaximumByIncome(day, { ...maximumInput, incomes }), total.value],
    'tax due': [
      sumNumbers(payers.map((payer) => calculateDueTax(day, payer))),
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
    'payment of a month': [calculatePaymentAfter(loan, passed), then.payment.value],
    'remaining debt': [calculateDebtAfter(loan, passed), getAmountValue(then.debt)],
    'unemployment benefit': [
      law.calculateUnemploymentBenefitByLaw(day, wage, household.month),
      calculateUnemploymentBenefit(norms, calculateMonthWage(norms, wage), household.month).value,
    ],
    'survivor’s benefit': [
      law.calculateSurvivorBenefitByLaw(day, household.earned),
      calculateSurvivorBenefit(norms, household.earned).value / 12,
    ],
    'incapacity benefit': [
      law.calculatePartialIncapacityIncome(day, wage, household.incapacity),
      unable.benefit.value,
    ],
  }
}
