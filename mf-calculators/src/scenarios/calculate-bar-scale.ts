import { listScenarioResults, type Scenario } from './list-scenarios.ts'

/** Common maximum of all bars in euro a month, so that the bars of all scenarios are comparable. */
export const calculateBarScale = (scenarios: readonly Scenario[]): number =>
  Math.max(
    0,
    ...scenarios
      .flatMap(({ outcomes, shares }) => listScenarioResults({ outcomes: [...outcomes, ...(shares ?? [])] }))
      .flatMap(({ mortgage_situation, maximum_mortgage }) => [
        mortgage_situation.monthly_payments,
        maximum_mortgage.monthly_payments,
      ]),
  )
