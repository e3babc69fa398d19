import * as v from '@portal/contract/schema'
import { Adjusted } from '../adjust/adjusted.ts'
import { type AffectedPerson, nameOf, type Scenario, scenarioKeys, verdictOf } from '../scenarios.ts'

const Line = v.object({
  /** Scenario with its variant, such as 'incapacitated.80', and the affected person. */
  scenario: v.string(),
  who: v.picklist(['applicant', 'partner']),
  verdict: v.picklist(['yes', 'maybe', 'no']),
  /** Euro a month. */
  possible: v.number(),
  needed: v.number(),
})

/** A saved calculation: changed figures, and results of that day. */
export const SavedCalculation = v.object({
  id: v.string(),
  name: v.string(),
  /** 'YYYY-MM-DD'. */
  date: v.string(),
  adjusted: v.nullable(Adjusted),
  answer: v.picklist(['always', 'mostly', 'sometimes', 'hardly']),
  lines: v.array(Line),
})
export type SavedCalculation = v.InferOutput<typeof SavedCalculation>

/** All saved calculations. */
export const Saved = v.array(SavedCalculation)

/** Maximum number of compared calculations. */
export const maxCompared = 3
/** Maximum number of saved calculations; the oldest are dropped. */
export const maxSaved = 12

/** Results to save. */
export function linesOf(scenarios: readonly Scenario[]): SavedCalculation['lines'] {
  return scenarios.flatMap(({ key, outcomes }) =>
    outcomes.flatMap((outcome) =>
      (['applicant', 'partner'] as const).flatMap((who: AffectedPerson) => {
        const result = outcome[who]
        return result
          ? [
              {
                scenario: nameOf({ key, sub: outcome.sub }),
                who,
                verdict: verdictOf(result),
                possible: result.maximum_mortgage.monthly_payments,
                needed: result.mortgage_situation.monthly_payments,
              },
            ]
          : []
      }),
    ),
  )
}

/** Adds a calculation, newest first. */
export const withCalculation = (saved: readonly SavedCalculation[], one: SavedCalculation) =>
  [one, ...saved].slice(0, maxSaved)

const order: readonly string[] = scenarioKeys

/** Rows of a comparison: every scenario and person in any of the calculations, in scenario order. */
export function rowsOf(compared: readonly SavedCalculation[]) {
  const lines = compared.flatMap(({ lines }) => lines)
  const place = ({ scenario }: SavedCalculation['lines'][number]) =>
    order.indexOf(scenario.split('.')[0] ?? '')
  const unique = lines.filter(
    (line, index) =>
      lines.findIndex((other) => other.scenario === line.scenario && other.who === line.who) === index,
  )
  return unique
    .toSorted(
      (a, b) => place(a) - place(b) || a.scenario.localeCompare(b.scenario) || a.who.localeCompare(b.who),
    )
    .map(({ scenario, who }) => ({
      scenario,
      who,
      cells: compared.map(
        ({ lines }) => lines.find((line) => line.scenario === scenario && line.who === who) ?? null,
      ),
    }))
}
