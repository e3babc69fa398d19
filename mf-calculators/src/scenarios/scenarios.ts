import type { ScenarioResult, ScenarioSet } from '@portal/contract/scenario'

/** The affected person. */
export type AffectedPerson = 'applicant' | 'partner'

/** Scenarios, in display order (SCEN-03 … SCEN-09). */
export const scenarioKeys = [
  'retirement',
  'death',
  'incapacitated',
  'unemployment',
  'break_up',
  'new_interest_only',
  'move',
] as const
export type ScenarioKey = (typeof scenarioKeys)[number]

/** Scenarios with several variants; the first is the default (SCEN-10). */
const subScenarios = { incapacitated: ['50', '80'], move: ['box1', 'box3'] } as const

/** Variant of a scenario: a share of incapacity in percent, full and permanent incapacity, or a tax box. */
export type SubScenario = `${number}` | 'durable' | (typeof subScenarios)['move'][number]

/** Scenarios of the household, without an affected person (SCEN-12). */
export const ofHousehold: readonly ScenarioKey[] = ['new_interest_only', 'move']

/** Result of a scenario with policy payments, and without them if there are any. */
export interface Result extends Omit<ScenarioResult, 'insured'> {
  without: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'steps'> | null
  cover: NonNullable<ScenarioResult['insured']>['cover'] | null
}

/** Displayed result: with policy payments. */
function toResult({ insured, ...without }: ScenarioResult): Result {
  return insured ? { ...insured, without } : { ...without, without: null, cover: null }
}

/** Results of a scenario's variant for each person; null if it cannot happen. */
export interface Outcome {
  /** Key of the variant; null if there is only one. */
  sub: SubScenario | null
  applicant: Result | null
  partner: Result | null
}

/** A scenario with its variants. */
export interface Scenario {
  key: ScenarioKey
  outcomes: readonly Outcome[]
  /** Variants of a slider, lowest first, if there are more than the default ones (SCEN-30). */
  shares?: readonly Outcome[] | null
}

const outcome = (
  sub: SubScenario | null,
  given: { applicant: ScenarioResult | null; partner?: ScenarioResult | null },
): Outcome => ({
  sub,
  applicant: given.applicant && toResult(given.applicant),
  partner: given.partner ? toResult(given.partner) : null,
})

/** All scenarios of a result, in order. */
export function scenariosOf(set: ScenarioSet): Scenario[] {
  return scenarioKeys.map((key) => {
    if (key === 'incapacitated')
      return {
        key,
        outcomes: subScenarios.incapacitated.map((sub) => outcome(sub, set.incapacitated[sub])),
        shares: set.incapacitated.shares && [
          ...set.incapacitated.shares.map(({ percent, ...given }) => outcome(`${percent}`, given)),
          ...(set.incapacitated.durable ? [outcome('durable', set.incapacitated.durable)] : []),
        ],
      }
    if (key === 'move') return { key, outcomes: subScenarios.move.map((sub) => outcome(sub, set.move[sub])) }
    return { key, outcomes: [outcome(null, set[key])] }
  })
}

/** A scenario's variant for one person. */
export interface Case {
  key: ScenarioKey
  sub: SubScenario | null
  who: AffectedPerson
  result: Result
}

/** Name of a case for the tenant: 'death', or with its variant 'incapacitated.80' (API-64). */
export const nameOf = ({ key, sub }: Pick<Case, 'key' | 'sub'>): string => (sub ? `${key}.${sub}` : key)

/** All results of a scenario, over its variants and persons. */
export const resultsOf = ({ outcomes }: Pick<Scenario, 'outcomes'>): Result[] =>
  outcomes.flatMap(({ applicant, partner }) => [applicant, partner].filter((one) => one !== null))

/** Verdict of a result: can stay, may stay, cannot stay (SCEN-15). */
export type Verdict = 'yes' | 'maybe' | 'no'

/** The verdict on a result (SCEN-15). */
export const verdictOf = ({ verdict: { livable } }: Pick<Result, 'verdict'>): Verdict =>
  livable === 'maybe' ? 'maybe' : livable ? 'yes' : 'no'

const order: readonly Verdict[] = ['yes', 'maybe', 'no']

/** The worst of some verdicts; null without any. */
export const worstVerdict = (results: readonly Result[]): Verdict | null =>
  order.findLast((one) => results.some((result) => verdictOf(result) === one)) ?? null
