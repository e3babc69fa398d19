import type { EnergyLabel } from '@portal/contract/advice'
import { type LoanPart, type PartThen, type PlannedPart, partAt } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import type { Tracer } from '../trace.ts'

/** A part of a loan, with whose it is and which home secures it. */
export interface HeldPart extends PlannedPart {
  part: LoanPart
  owner: 'applicant' | 'partner' | 'joint'
  isOnHome: boolean
}

/** What all scenarios of a household have in common. */
export interface Setting {
  norms: Norms
  /** 'YYYY-MM-DD'. */
  today: string
  parts: readonly HeldPart[]
  label: EnergyLabel | null
  /** WOZ value; null when not known. */
  propertyValue: number | null
  tracer: Tracer
  /** The parts by number of months from today, computed on demand. */
  seen: Map<number, PartThen[]>
}

/** The same with other parts. */
export const withParts = (setting: Setting, parts: readonly HeldPart[]): Setting => ({
  ...setting,
  parts,
  seen: new Map(),
})

/** The same without what is owed by a person alone who leaves. */
export function withoutPartsOf(setting: Setting, leaves: 'applicant' | 'partner' | null): Setting {
  const parts = setting.parts.filter(({ owner }) => owner !== leaves)
  return parts.length === setting.parts.length ? setting : withParts(setting, parts)
}

/** The loan's parts after `months` months. */
export function partsAt({ parts, norms, seen }: Setting, months: number): PartThen[] {
  const then =
    seen.get(months) ?? parts.map((planned) => partAt(planned, months, norms['test-rate'].percent.value))
  seen.set(months, then)
  return then
}
