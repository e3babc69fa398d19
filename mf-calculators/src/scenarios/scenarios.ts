import type { ScenarioResult, ScenarioSet } from '@portal/contract/scenario'

/** Who something happens to. */
export type Who = 'applicant' | 'partner'

/** The scenarios, in the order in which they are shown (SCEN-03 … SCEN-09). */
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

/** Scenarios of which there are several kinds; the first is the default (SCEN-10). */
const subScenarios = { incapacitated: ['50', '80'], move: ['box1', 'box3'] } as const

/** A kind of a scenario: a share of incapacity in percent or in full for good, or a box of the income tax. */
export type SubScenario = `${number}` | 'durable' | (typeof subScenarios)['move'][number]

/** Scenarios of the household, which happen to nobody in particular (SCEN-12). */
export const ofHousehold: readonly ScenarioKey[] = ['new_interest_only', 'move']

/** What a scenario comes to with what policies pay, and beside it without, where any does. */
export interface Result extends Omit<ScenarioResult, 'insured'> {
  without: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'steps'> | null
  cover: NonNullable<ScenarioResult['insured']>['cover'] | null
}

/** A result as it is shown: with what policies pay. */
function shownOf({ insured, ...without }: ScenarioResult): Result {
  return insured ? { ...insured, without } : { ...without, without: null, cover: null }
}

/** What is worked out of one kind of a scenario, for each person; null where it cannot happen. */
export interface Outcome {
  /** Key of the sub-scenario; null where there is but one. */
  sub: SubScenario | null
  applicant: Result | null
  partner: Result | null
}

/** A scenario with its kinds. */
export interface Scenario {
  key: ScenarioKey
  outcomes: readonly Outcome[]
  /** The kinds that a slider goes over, lowest first, where there are more than those that count (SCEN-30). */
  shares?: readonly Outcome[] | null
}

const outcome = (
  sub: SubScenario | null,
  given: { applicant: ScenarioResult | null; partner?: ScenarioResult | null },
): Outcome => ({
  sub,
  applicant: given.applicant && shownOf(given.applicant),
  partner: given.partner ? shownOf(given.partner) : null,
})

/** All scenarios of an answer, in order. */
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

/** One figure-bearing place in the answer: a kind of a scenario for a person. */
export interface Case {
  key: ScenarioKey
  sub: SubScenario | null
  who: Who
  result: Result
}

/** How a case is named to the firm: 'death', or with its kind 'incapacitated.80' (API-64). */
export const nameOf = ({ key, sub }: Pick<Case, 'key' | 'sub'>): string => (sub ? `${key}.${sub}` : key)

/** What has been worked out of a scenario, over all its kinds and persons. */
export const resultsOf = ({ outcomes }: Pick<Scenario, 'outcomes'>): Result[] =>
  outcomes.flatMap(({ applicant, partner }) => [applicant, partner].filter((one) => one !== null))

/** How a result is read: stays, may stay, cannot stay (SCEN-15). */
export type Verdict = 'yes' | 'maybe' | 'no'

/** The verdict on a result (SCEN-15). */
export const verdictOf = ({ verdict: { livable } }: Pick<Result, 'verdict'>): Verdict =>
  livable === 'maybe' ? 'maybe' : livable ? 'yes' : 'no'

const order: readonly Verdict[] = ['yes', 'maybe', 'no']

/** The gravest of some verdicts; null of none. */
export const worstOf = (results: readonly Result[]): Verdict | null =>
  order.findLast((one) => results.some((result) => verdictOf(result) === one)) ?? null
