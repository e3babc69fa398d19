import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basisOn } from '../../node/own-norms.ts'
import { type Calculation, calculate } from '../../src/calculate.ts'
import { products } from '../given/inputs.ts'

/** An advice as it was once given: what was asked on which day, and a hash of all that came out, steps and sources too. */
export interface KeptAdvice {
  calculation: Calculation
  day: string
  input: unknown
  sha256: string
}

/** Where what was given is kept, one advice a line. */
export const keptFile = new URL('advice.jsonl', import.meta.url)

/** What was given once. */
export const readKept = (): KeptAdvice[] =>
  readFileSync(keptFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Works an advice out as it is done now; answers the very bytes. */
export function outcomeText({ calculation, day, input }: Omit<KeptAdvice, 'sha256'>): string {
  const given = calculation === 'refinance' ? { loan: input, products } : input
  const outcome = calculate(calculation, given, basisOn(day))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  return JSON.stringify(outcome.result)
}

/** A hash of what came out. */
export const hashOf = (outcome: string): string => createHash('sha256').update(outcome).digest('hex')
