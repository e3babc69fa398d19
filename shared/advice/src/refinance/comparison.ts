import type { EnergyLabel } from '@portal/contract/advice'
import type { Figure } from '../figure.ts'
import type { TestIncome } from '../lending.ts'
import type { PartState } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { HouseholdMoment } from '../scenarios/household-at.ts'
import type { FigureTracer } from '../trace.ts'
import type { HomeTaxEffect, RunningPart } from './current.ts'
import type { RunningLoan } from './rate-after.ts'

/** Input that all proposals of a comparison share. */
export interface Comparison {
  norms: Norms
  today: string
  period: number
  parts: readonly RunningPart[]
  penalty: Figure
  /** Initial costs of the new loan besides the penalty. */
  costs: Figure
  /** Whether a penalty is financed by the loan. */
  financesPenalty: boolean
  /** New debt, including a financed penalty. */
  newDebt: Figure
  current: { gross: Figure; net: Figure; running: RunningLoan }
  afterTax: HomeTaxEffect
  members: HouseholdMoment['members']
  incomes: readonly TestIncome[]
  label: EnergyLabel | null
  /** Parts of the unchanged mortgages. */
  others: readonly PartState[]
  tracer: FigureTracer
}
