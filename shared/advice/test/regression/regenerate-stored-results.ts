import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { calculationNames } from '../../src/calculate.ts'
import {
  arbitraryMaximumMortgageInput,
  arbitraryRefinanceInput,
  arbitraryScenarioInput,
  arbitrarySustainabilityInput,
} from '../arbitraries/arbitrary-inputs.ts'
import { realisticInputArbitraries } from '../arbitraries/realistic-inputs.ts'
import { calculateOutcomeText, hashOutcome, storedResultsFile } from './stored-results.ts'

/**
 * Regenerates the stored results after a change of a rule or a norm: `node
 * shared/advice/test/regression/regenerate-stored-results.ts`. Describe in the commit which figures changed and why.
 */

const exampleDays = ['2025-03-01', '2026-02-01', '2026-08-01', '2026-11-21']
const arbitraryInputs = {
  scenario: arbitraryScenarioInput,
  refinance: arbitraryRefinanceInput,
  max: arbitraryMaximumMortgageInput,
  measures: arbitrarySustainabilityInput,
}
const sampleCounts = { scenario: [60, 15], refinance: [50, 15], max: [60, 15], measures: [25, 10] } as const

const exampleCalculations = calculationNames.flatMap((calculation) => {
  const [usual, unusual] = sampleCounts[calculation]
  const inputs: object[] = [
    ...fc.sample<object>(realisticInputArbitraries[calculation], { numRuns: usual, seed: 1 }),
    ...fc.sample<object>(arbitraryInputs[calculation], { numRuns: unusual, seed: 2 }),
  ]
  return inputs.map((input, index) => ({
    calculation,
    day: exampleDays[index % exampleDays.length] as string,
    input,
  }))
})
const storedResults = exampleCalculations.map((one) => ({
  ...one,
  sha256: hashOutcome(calculateOutcomeText(one)),
}))
writeFileSync(storedResultsFile, storedResults.map((one) => `${JSON.stringify(one)}\n`).join(''))
console.log(`${storedResults.length} results stored.`)
