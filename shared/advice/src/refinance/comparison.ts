import type { EnergyLabel } from '@portal/contract/advice'
import type { Figure } from '../figure.ts'
import type { TestIncome } from '../lending.ts'
import type { PartThen } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { Moment } from '../scenarios/household-at.ts'
import type { Tracer } from '../trace.ts'
import type { AfterTax, RunningPart } from './current.ts'
import type { Running } from './rate-after.ts'

/** What all proposals have in common. */
export interface Comparison {
  norms: Norms
  today: string
  period: number
  parts: readonly RunningPart[]
  penalty: Figure
  /** What the new loan costs at once beside the penalty. */
  costs: Figure
  /** Whether the penalty is borrowed, if there is one. */
  financesPenalty: boolean
  /** What is borrowed, the penalty included where it is. */
  newDebt: Figure
  current: { gross: Figure; net: Figure; running: Running }
  afterTax: AfterTax
  members: Moment['members']
  incomes: readonly TestIncome[]
  label: EnergyLabel | null
  /** Parts of the mortgages that stay as they are. */
  others: readonly PartThen[]
  tracer: Tracer
}
