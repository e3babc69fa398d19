import type { Figure } from '../../src/figure.ts'
import { hillenDeduction, imputedRent } from '../../src/home-tax.ts'
import { netIncome } from '../../src/income-tax.ts'
import type { Norms } from '../../src/norms.ts'
import { survivorBenefit } from '../../src/survivor.ts'
import {
  incapacityIncome,
  monthWage,
  unemploymentBenefit,
  unemploymentMonths,
} from '../../src/work-benefits.ts'
import { type Given, given, normsOf, type Outcome } from './given.ts'

function netOfMonth(input: Given, year: number, monthly: number, isAow: boolean): Outcome {
  const norms = normsOf(year)
  const amount = [monthly * 12]
  const earnings = isAow
    ? { labour: [], benefits: [], pensions: amount }
    : { labour: amount, benefits: [], pensions: [] }
  const { tax, due } = netIncome(norms, { ...earnings, isAow, isSingle: isAow })
  const health = isAow ? (monthly * norms.tax.health_contribution.value.percent) / 100 : 0
  if (!isAow) return { without_credit: tax.value / 12, with_credit: due.value / 12 }
  const wageTax = input.tax_credit ? due.value / 12 : tax.value / 12
  return { zvw: health, wage_tax: wageTax, net: monthly - health - wageTax }
}

function incapacity(input: Given): Outcome {
  const base = normsOf(2026)
  const minimum = given(input, 'minimum_wage')
  const norms: Norms = minimum
    ? { ...base, 'minimum-wage': { monthly: { ...base['minimum-wage'].monthly, value: minimum } } }
    : base
  const { benefit, wage } = incapacityIncome(norms, monthWage(norms, given(input, 'sv_wage_year')), {
    percent: given(input, 'ao'),
    capacityUse: given(input, 'capacity_used_pct'),
    month: given(input, 'month', 3),
  })
  return { benefit: benefit.value, wage: wage.value, total: benefit.value + wage.value }
}

function yearlyTax(input: Given): Outcome {
  const { tax, due, net } = netIncome(normsOf(given(input, 'year')), {
    labour: [given(input, 'employment_income')],
    benefits: [],
    pensions: [],
    isAow: false,
    isSingle: true,
  })
  const of = (name: 'general_credit' | 'labour_credit') =>
    (due.inputs[name] as readonly Figure[])[0]?.value ?? Number.NaN
  return {
    tax: tax.value,
    general_credit: of('general_credit'),
    labour_credit: of('labour_credit'),
    net_year: net.value,
  }
}

/** Works out an example about incomes, taxes and benefits; null for one about something else. */
export function incomeCase(kind: string, input: Given): Outcome | null {
  const norms = normsOf(2026)
  switch (kind) {
    case 'ewf_2026':
      return { ewf: imputedRent(norms, given(input, 'woz')).value }
    case 'hillen_2026': {
      const deduction = hillenDeduction(norms, given(input, 'ewf'), given(input, 'interest')).value
      return { deduction, net_addition: given(input, 'ewf') - deduction }
    }
    case 'aow_net_2026H1':
      return netOfMonth(input, 2026, given(input, 'gross'), true)
    case 'monthly_wage_tax_white_table':
      return netOfMonth(input, given(input, 'year'), given(input, 'gross_month'), false)
    case 'ww': {
      const wage = monthWage(norms, given(input, 'sv_wage_year'))
      return { benefit: unemploymentBenefit(norms, wage, given(input, 'month')).value }
    }
    case 'ww_duration':
      return { months: unemploymentMonths(norms, given(input, 'years'), given(input, 'pre2016_above10')) }
    case 'wia':
      return incapacity(input)
    case 'anw_2026H1':
      return { gross_incl_holiday: survivorBenefit(norms, given(input, 'earned_month')).value / 12 }
    case 'income_tax_derived':
      return yearlyTax(input)
    default:
      return null
  }
}
