import type { ScenarioResult, ScenarioSet } from '@portal/contract/scenario'

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
export const householdScenarios: readonly ScenarioKey[] = ['new_interest_only', 'move']

/**
 * Result of a scenario. If policies pay in the scenario, the result includes these payments, and `without` is the
 * result without them; otherwise `without` is null.
 */
export interface DisplayedResult extends Omit<ScenarioResult, 'insured'> {
  without: Pick<ScenarioResult, 'verdict' | 'mortgage_situation' | 'maximum_mortgage' | 'steps'> | null
  cover: NonNullable<ScenarioResult['insured']>['cover'] | null
}

/** Converts a scenario result for display. Uses policy payments if there are any. */
function toDisplayedResult({ insured, ...without }: ScenarioResult): DisplayedResult {
  return insured ? { ...insured, without } : { ...without, without: null, cover: null }
}

/** Results of a scenario's variant for each person; null for a person to whom the variant cannot happen. */
export interface ScenarioOutcome {
  /** Key of the variant; null if there is only one. */
  sub: SubScenario | null
  applicant: DisplayedResult | null
  partner: DisplayedResult | null
}

export interface Scenario {
  key: ScenarioKey
  outcomes: readonly ScenarioOutcome[]
  /**
   * Outcomes of each share of incapacity for a slider, lowest share first; null or absent if there are only the default
   * variants (SCEN-30).
   */
  shares?: readonly ScenarioOutcome[] | null
}

const createScenarioOutcome = (
  sub: SubScenario | null,
  given: { applicant: ScenarioResult | null; partner?: ScenarioResult | null },
): ScenarioOutcome => ({
  sub,
  applicant: given.applicant && toDisplayedResult(given.applicant),
  partner: given.partner ? toDisplayedResult(given.partner) : null,
})

function createScenario(set: ScenarioSet, key: ScenarioKey): Scenario {
  if (key === 'incapacitated')
    return {
      key,
      outcomes: subScenarios.incapacitated.map((sub) => createScenarioOutcome(sub, set.incapacitated[sub])),
      shares: set.incapacitated.shares && [
        ...set.incapacitated.shares.map(({ percent, ...given }) =>
          createScenarioOutcome(`${percent}`, given),
        ),
        ...(set.incapacitated.durable ? [createScenarioOutcome('durable', set.incapacitated.durable)] : []),
      ],
    }
  if (key === 'move')
    return { key, outcomes: subScenarios.move.map((sub) => createScenarioOutcome(sub, set.move[sub])) }
  return { key, outcomes: [createScenarioOutcome(null, set[key])] }
}

/** Lists the scenarios that have a result. */
export const listScenarios = (set: ScenarioSet): Scenario[] =>
  scenarioKeys
    .map((key) => createScenario(set, key))
    .filter((scenario) => listScenarioResults(scenario).length > 0)

/** A scenario variant for one person, with its result. */
export interface ScenarioCase {
  key: ScenarioKey
  sub: SubScenario | null
  who: AffectedPerson
  result: DisplayedResult
}

/** Name of a scenario case for the tenant: 'death', or with its variant 'incapacitated.80' (API-64). */
export const getScenarioCaseName = ({ key, sub }: Pick<ScenarioCase, 'key' | 'sub'>): string =>
  sub ? `${key}.${sub}` : key

/** All results of a scenario, over its variants and persons. */
export const listScenarioResults = ({ outcomes }: Pick<Scenario, 'outcomes'>): DisplayedResult[] =>
  outcomes.flatMap(({ applicant, partner }) => [applicant, partner].filter((one) => one !== null))

/** Verdict of a result: can stay, may stay, cannot stay (SCEN-15). */
export type LivabilityVerdict = 'yes' | 'maybe' | 'no'

export const getStayInHomeVerdict = ({
  verdict: { livable },
}: Pick<DisplayedResult, 'verdict'>): LivabilityVerdict =>
  livable === 'maybe' ? 'maybe' : livable ? 'yes' : 'no'

const verdictOrder: readonly LivabilityVerdict[] = ['yes', 'maybe', 'no']

export const findWorstVerdict = (results: readonly DisplayedResult[]): LivabilityVerdict | null =>
  verdictOrder.findLast((one) => results.some((result) => getStayInHomeVerdict(result) === one)) ?? null
