import * as v from '@portal/contract/valibot'
import { AdjustedFigures } from '../adjust/adjusted-figures.ts'
import {
  type AffectedPerson,
  getScenarioCaseName,
  getStayInHomeVerdict,
  type Scenario,
  scenarioKeys,
} from '../list-scenarios.ts'

const SavedCalculationLine = v.object({
  /**
   * Name of the scenario, with its variant if it has several, such as 'incapacitated.80'; `who` is the affected person.
   */
  scenario: v.string(),
  who: v.picklist(['applicant', 'partner']),
  verdict: v.picklist(['yes', 'maybe', 'no']),
  /** Euro a month. */
  possible: v.number(),
  needed: v.number(),
})

/** A saved calculation: the figures that the customer changed, and the results of the day on which it was saved. */
export const SavedCalculation = v.object({
  id: v.string(),
  name: v.string(),
  /** Day on which the calculation was saved, 'YYYY-MM-DD'. */
  date: v.string(),
  adjusted: v.nullable(AdjustedFigures),
  verdictCount: v.object({ good: v.number(), all: v.number() }),
  lines: v.array(SavedCalculationLine),
})
export type SavedCalculation = v.InferOutput<typeof SavedCalculation>

export const SavedCalculations = v.array(SavedCalculation)

export const maxComparedCalculations = 3
/** Maximum number of saved calculations; the oldest are dropped. */
export const maxSavedCalculations = 12

export function toSavedLines(scenarios: readonly Scenario[]): SavedCalculation['lines'] {
  return scenarios.flatMap(({ key, outcomes }) =>
    outcomes.flatMap((outcome) =>
      (['applicant', 'partner'] as const).flatMap((who: AffectedPerson) => {
        const result = outcome[who]
        return result
          ? [
              {
                scenario: getScenarioCaseName({ key, sub: outcome.sub }),
                who,
                verdict: getStayInHomeVerdict(result),
                possible: result.maximum_mortgage.monthly_payments,
                needed: result.mortgage_situation.monthly_payments,
              },
            ]
          : []
      }),
    ),
  )
}

/** Adds a calculation as the first. Drops the oldest above the maximum. */
export const addSavedCalculation = (saved: readonly SavedCalculation[], one: SavedCalculation) =>
  [one, ...saved].slice(0, maxSavedCalculations)

const scenarioOrder: readonly string[] = scenarioKeys

/** Rows of a comparison: every scenario and person in any of the calculations, in scenario order. */
export function createComparisonRows(compared: readonly SavedCalculation[]) {
  const lines = compared.flatMap(({ lines }) => lines)
  const getScenarioIndex = ({ scenario }: SavedCalculation['lines'][number]) =>
    scenarioOrder.indexOf(scenario.split('.')[0] ?? '')
  const unique = lines.filter(
    (line, index) =>
      lines.findIndex((other) => other.scenario === line.scenario && other.who === line.who) === index,
  )
  return unique
    .toSorted(
      (a, b) =>
        getScenarioIndex(a) - getScenarioIndex(b) ||
        a.scenario.localeCompare(b.scenario) ||
        a.who.localeCompare(b.who),
    )
    .map(({ scenario, who }) => ({
      scenario,
      who,
      cells: compared.map(
        ({ lines }) => lines.find((line) => line.scenario === scenario && line.who === who) ?? null,
      ),
    }))
}
