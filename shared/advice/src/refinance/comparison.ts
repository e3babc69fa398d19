import type { EnergyLabel } from '@portal/contract/advice'
import type { Figure } from '../figure.ts'
import type { FigureTracer } from '../figure-tracer.ts'
import type { TestIncome } from '../lending-norms.ts'
import type { PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { HouseholdState } from '../scenarios/household-state.ts'
import type { ComparedPart, HomeTaxEffect } from './current-loan.ts'
import type { CurrentLoanProjection } from './rate-after-fixed-period.ts'

/** Data that all proposals of a comparison share. */
export interface Comparison {
  norms: Norms
  today: string
  period: number
  parts: readonly ComparedPart[]
  penalty: Figure
  /** Initial costs of the new loan, without the penalty. */
  costs: Figure
  isPenaltyFinanced: boolean
  /** Debt of the new loan, including a financed penalty. */
  newDebt: Figure
  current: { gross: Figure; net: Figure; currentLoan: CurrentLoanProjection }
  homeTax: HomeTaxEffect
  members: HouseholdState['members']
  incomes: readonly TestIncome[]
  label: EnergyLabel | null
  otherMortgageParts: readonly PartState[]
  tracer: FigureTracer
}
