import { readFileSync } from 'node:fs'
import type { Calculation } from '../src/calculate.ts'

/** A worked example: the input on a day ('YYYY-MM-DD'), and figures of the result that were calculated by hand. */
export interface WorkedExample {
  name: string
  calculation: Calculation
  day: string
  input: unknown
  /** Figures by their path in the result. */
  output: Record<string, number>
  /** Explanation of the calculation by hand. */
  by_hand: string
}

/** Reads the worked examples of the README. */
export const readExamples = (): readonly WorkedExample[] =>
  JSON.parse(readFileSync(new URL('../examples.json', import.meta.url), 'utf8'))
