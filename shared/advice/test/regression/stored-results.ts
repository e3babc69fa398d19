import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCalculationBasisOn } from '../../node/own-norms.ts'
import { type CalculationName, validateAndCalculate } from '../../src/calculate.ts'
import { exampleProducts } from '../arbitraries/arbitrary-inputs.ts'

/** Input and day of a calculation, with a hash of its result. */
export interface StoredResult {
  calculation: CalculationName
  day: string
  input: unknown
  sha256: string
}

/** One stored result per line. */
export const storedResultsFile = new URL('advice.jsonl', import.meta.url)

export const readStoredResults = (): StoredResult[] =>
  readFileSync(storedResultsFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Calculates and returns the result as JSON. */
export function calculateOutcomeText({ calculation, day, input }: Omit<StoredResult, 'sha256'>): string {
  const given = calculation === 'refinance' ? { loan: input, products: exampleProducts } : input
  const outcome = validateAndCalculate(calculation, given, getCalculationBasisOn(day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return JSON.stringify(outcome.result)
}

export const hashOutcome = (outcome: string): string => createHash('sha256').update(outcome).digest('hex')
