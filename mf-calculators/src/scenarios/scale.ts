import { resultsOf, type Scenario } from './scenarios.ts'

/** Maximum of every bar in euro a month, so that bars are comparable: the maximum over all scenarios. */
export const scaleOf = (scenarios: readonly Scenario[]): number =>
  Math.max(
    0,
    ...scenarios
      .flatMap(({ outcomes, shares }) => resultsOf({ outcomes: [...outcomes, ...(shares ?? [])] }))
      .flatMap(({ mortgage_situation, maximum_mortgage }) => [
        mortgage_situation.monthly_payments,
        maximum_mortgage.monthly_payments,
      ]),
  )
