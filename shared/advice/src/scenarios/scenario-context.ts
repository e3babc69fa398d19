import type { EnergyLabel } from '@portal/contract/advice'
import { calculatePartState, type LoanPart, type PartState, type PlannedPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { FigureTracer } from '../trace.ts'

/** A loan part, with its owner and the home that secures it. */
export interface HeldPart extends PlannedPart {
  part: LoanPart
  owner: 'applicant' | 'partner' | 'joint'
  isOnHome: boolean
}

/** Input that all scenarios of a household share. */
export interface ScenarioContext {
  norms: Norms
  /** 'YYYY-MM-DD'. */
  today: string
  parts: readonly HeldPart[]
  label: EnergyLabel | null
  /** WOZ value; null if unknown. */
  propertyValue: number | null
  tracer: FigureTracer
  /** The parts by number of months from today, computed on demand. */
  seen: Map<number, PartState[]>
}

export const withLoanParts = (setting: ScenarioContext, parts: readonly HeldPart[]): ScenarioContext => ({
  ...setting,
  parts,
  seen: new Map(),
})

/** A copy without the parts that a leaving person owes alone. */
export function withoutPartsOwnedBy(
  setting: ScenarioContext,
  leaves: 'applicant' | 'partner' | null,
): ScenarioContext {
  const parts = setting.parts.filter(({ owner }) => owner !== leaves)
  return parts.length === setting.parts.length ? setting : withLoanParts(setting, parts)
}

/** The loan's parts after `months` months. */
export function getPartsAt({ parts, norms, seen }: ScenarioContext, months: number): PartState[] {
  const then =
    seen.get(months) ??
    parts.map((planned) => calculatePartState(planned, months, norms['test-rate'].percent.value))
  seen.set(months, then)
  return then
}
