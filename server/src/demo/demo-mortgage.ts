import {
  calculateAnnuityBalance,
  calculateLinearBalance,
  calculateSavingsPremium,
  calculateSavingsValue,
} from '@portal/domain/annuity'
import { roundToCents } from '@portal/domain/money'
import { getRepaymentType } from '@portal/domain/repayment-type'
import type { MortgageFacts } from '../database/tables/mortgage.ts'
import type { Timeline } from './demo-timeline.ts'

/** A loan part of a demo mortgage. The current figures are computed from this plan. */
export interface DemoMortgagePart {
  repayment: number
  principal: number
  interest: number
  /** Months since the start of the part; negative if it starts later. */
  age: number
  /** In months. */
  term?: number
  /** In months; absent for a variable rate. */
  fixed?: number
  box?: 1 | 3
}

export interface DemoDocumentRequest {
  name: string
  comment?: string
  received?: true
  /** Whether the adviser has seen the sent document. */
  seen?: true
  completed?: true
  /** Days until the deadline. */
  dueInDays?: number
}

export interface DemoHouse {
  street: string
  number: string
  number_addition?: string
  postal_code: string
  city: string
}

export interface DemoMortgage {
  status: number
  number?: string
  /** HDN code of the lender. */
  lender?: string
  label?: 0 | 1
  seen?: true
  facts?: MortgageFacts
  parts?: DemoMortgagePart[]
  progress?: DemoDocumentRequest[]
  house?: DemoHouse
}

/** Calculates remaining debt and savings at the current age of a loan part. */
function calculatePartFigures({ repayment, principal, interest, age, term = 360 }: DemoMortgagePart) {
  const paid = Math.max(0, age)
  switch (getRepaymentType(repayment).calculator) {
    case 'annuity':
      return { remaining_debt: roundToCents(calculateAnnuityBalance(principal, interest, term, paid)) }
    case 'linear':
      return { remaining_debt: roundToCents(calculateLinearBalance(principal, term, paid)) }
    case 'interest_only':
      return { remaining_debt: principal }
    case 'investment_mortgage': {
      const returnRate = 4
      const premium = calculateSavingsPremium(principal, 0, returnRate, term)
      return {
        remaining_debt: principal,
        deposits: roundToCents(calculateSavingsValue(0, premium, returnRate, paid)),
        return_rate: returnRate,
      }
    }
    default: {
      const premium = calculateSavingsPremium(principal, 0, interest, term)
      return {
        remaining_debt: principal,
        deposits: roundToCents(calculateSavingsValue(0, premium, interest, paid)),
      }
    }
  }
}

export function toPartRecord(plan: DemoMortgagePart, number: string, timeline: Timeline) {
  const { age, term = 360, fixed } = plan
  const startDate = timeline.date({ months: -age })
  return {
    leningdeelnummer: number,
    type: plan.repayment,
    begindatum: startDate,
    einddatum: timeline.date({ months: term - age }),
    hoofdsom: plan.principal,
    ...calculatePartFigures(plan),
    interest: plan.interest,
    interest_type: fixed ? 'fixed' : 'variable',
    begindatumRentevast: fixed ? startDate : null,
    einddatumRentevast: fixed ? timeline.date({ months: fixed - age }) : timeline.date({ months: 1 }),
    rentevasteperiode: fixed ?? 1,
    tax_box_type: plan.box ?? 1,
    penalty_free_repayment_percentage: 10,
  }
}
