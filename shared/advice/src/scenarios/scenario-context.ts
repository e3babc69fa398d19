import type { EnergyLabel } from '@portal/contract/advice'
import { type LoanPart, type PartState, type PlannedPart, partAt } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { Tracer } from '../trace.ts'

/** A loan part, with its owner and the home that secures it. */
export interface HeldPart extends PlannedPart {
  part: LoanPart
  owner: 'applicant' | 'partner' | 'joint'
  isOnHome: boolean
}

/** What all scenarios of a household have in common. */
export interface ScenarioContext {
  norms: Norms
  /** 'YYYY-MM-DD'. */
  today: string
  parts: readonly HeldPart[]
  label: EnergyLabel | null
  /** WOZ value; null if unknown. */
  propertyValue: number | null
  tracer: Tracer
  /** The parts by number of months from today, computed on demand. */
  seen: Map<number, PartState[]>
}

/** A copy with other parts. */
export const withParts = (setting: ScenarioContext, parts: readonly HeldPart[]): ScenarioContext => ({
  ...setting,
  parts,
  seen: new Map(),
})

/** A copy without the parts that a leaving person owes alone. */
export function withoutPartsOf(
  setting: ScenarioContext,
  leaves: 'applicant' | 'partner' | null,
): ScenarioContext {
  const parts = setting.parts.filter(({ owner }) => owner !== leaves)
  return parts.length === setting.parts.length ? setting : withParts(setting, parts)
}

/** The loan's parts after `months` months. */
export function partsAt({ parts, norms, seen }: ScenarioContext, months: number): PartState[] {
  const then =
    seen.get(months) ?? parts.map((planned) => partAt(planned, months, norms['test-rate'].percent.value))
  seen.set(months, then)
  return then
}
