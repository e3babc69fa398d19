import type { EnergyLabel } from '@portal/contract/advice'
import type { FigureTracer } from '../figure-tracer.ts'
import { calculatePartState, type LoanPart, type PartState, type ScheduledPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'

export interface LoanPartWithOwner extends ScheduledPart {
  part: LoanPart
  owner: 'applicant' | 'partner' | 'joint'
  isOnHome: boolean
}

/** Data that all scenarios of a household share. */
export interface ScenarioContext {
  norms: Norms
  today: string
  parts: readonly LoanPartWithOwner[]
  label: EnergyLabel | null
  /** WOZ value; null if unknown. */
  propertyValue: number | null
  tracer: FigureTracer
  /** Cache of loan parts by number of months from today. */
  partsByMonth: Map<number, PartState[]>
}

export const replaceLoanParts = (
  context: ScenarioContext,
  parts: readonly LoanPartWithOwner[],
): ScenarioContext => ({
  ...context,
  parts,
  partsByMonth: new Map(),
})

export function removePartsOwnedBy(
  context: ScenarioContext,
  leavingPerson: 'applicant' | 'partner' | null,
): ScenarioContext {
  const parts = context.parts.filter(({ owner }) => owner !== leavingPerson)
  return parts.length === context.parts.length ? context : replaceLoanParts(context, parts)
}

export function getPartsInMonth(
  { parts, norms, partsByMonth }: ScenarioContext,
  months: number,
): PartState[] {
  const then =
    partsByMonth.get(months) ??
    parts.map((planned) => calculatePartState(planned, months, norms['test-rate'].percent.value))
  partsByMonth.set(months, then)
  return then
}
