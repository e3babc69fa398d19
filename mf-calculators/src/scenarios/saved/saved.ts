import * as v from '@portal/contract/schema'
import { Adjusted } from '../adjust/adjusted.ts'
import { nameOf, type Scenario, scenarioKeys, verdictOf, type Who } from '../scenarios.ts'

const Line = v.object({
  /** Scenario with its kind, such as 'incapacitated.80', and who it happens to. */
  scenario: v.string(),
  who: v.picklist(['applicant', 'partner']),
  verdict: v.picklist(['yes', 'maybe', 'no']),
  /** Euro a month. */
  possible: v.number(),
  needed: v.number(),
})

/** A calculation that the customer keeps: what was worked out otherwise, and what it came to on that day. */
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

/** All that a customer keeps. */
export const Saved = v.array(SavedCalculation)

/** How many stand side by side. */
export const mostCompared = 3
/** How many are kept; the oldest gives way. */
export const mostKept = 12

/** What is kept of an answer. */
export function linesOf(scenarios: readonly Scenario[]): SavedCalculation['lines'] {
  return scenarios.flatMap(({ key, outcomes }) =>
    outcomes.flatMap((outcome) =>
      (['applicant', 'partner'] as const).flatMap((who: Who) => {
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
  [one, ...saved].slice(0, mostKept)

const order: readonly string[] = scenarioKeys

/** Rows of a comparison: each scenario and person that any of the calculations has, in the order of the scenarios. */
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
