import { readFileSync } from 'node:fs'
import type { Calculation } from '../src/calculate.ts'

/** A worked example: what is asked on a day ('YYYY-MM-DD'), and figures of the outcome that were worked out by hand. */
export interface WorkedExample {
  name: string
  calculation: Calculation
  day: string
  input: unknown
  /** Figures by their path in the outcome. */
  output: Record<string, number>
  /** How these come about. */
  by_hand: string
}

/** The worked examples of the README. */
export const readExamples = (): readonly WorkedExample[] =>
  JSON.parse(readFileSync(new URL('../examples.json', import.meta.url), 'utf8'))
