import { resultsOf, type Scenario } from './scenarios.ts'

/** Euro a month at the end of every bar, so that they can be compared: the most that is possible or needed anywhere. */
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
