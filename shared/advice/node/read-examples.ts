import { readFileSync } from 'node:fs'
import type { CalculationName } from '../src/calculate.ts'

/** An example with results calculated by hand. `day` is 'YYYY-MM-DD'. */
export interface WorkedExample {
  name: string
  calculation: CalculationName
  day: string
  input: unknown
  /** Expected results by their path in the result. */
  output: Record<string, number>
  by_hand: string
}

export const readExamples = (): readonly WorkedExample[] =>
  JSON.parse(readFileSync(new URL('../examples.json', import.meta.url), 'utf8'))
