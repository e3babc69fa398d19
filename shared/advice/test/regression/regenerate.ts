import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { calculationNames } from '../../src/calculate.ts'
import { maximumInput, measuresInput, refinanceInput, scenarioInput } from '../arbitraries/inputs.ts'
import { ordinaryInputs } from '../arbitraries/ordinary.ts'
import { calculateOutcomeText, hashOutcome, storedResultsFile } from './stored-results.ts'

/**
 * Regenerates the stored results, for when a rule or a current edition of the norms was wrong: `node
 * shared/advice/test/regression/regenerate.ts`. The commit should say which figures changed, and why.
 */
const days = ['2025-03-01', '2026-02-01', '2026-08-01', '2026-11-21']
const any = { scenario: scenarioInput, refinance: refinanceInput, max: maximumInput, measures: measuresInput }
const counts = { scenario: [60, 15], refinance: [50, 15], max: [60, 15], measures: [25, 10] } as const

const examples = calculationNames.flatMap((calculation) => {
  const [usual, unusual] = counts[calculation]
  const inputs: object[] = [
    ...fc.sample<object>(ordinaryInputs[calculation], { numRuns: usual, seed: 1 }),
    ...fc.sample<object>(any[calculation], { numRuns: unusual, seed: 2 }),
  ]
  return inputs.map((input, index) => ({
    calculation,
    day: days[index % days.length] as string,
    input,
  }))
})
const storedResults = examples.map((one) => ({ ...one, sha256: hashOutcome(calculateOutcomeText(one)) }))
writeFileSync(storedResultsFile, storedResults.map((one) => `${JSON.stringify(one)}\n`).join(''))
console.log(`${storedResults.length} advices are kept.`)
