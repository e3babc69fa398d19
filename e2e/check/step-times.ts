import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { root } from './root.ts'

const file = path.join(root, 'e2e/test-report/steps.json')
const StepTimes = v.array(v.object({ name: v.string(), seconds: v.number() }))
type StepTimes = v.InferOutput<typeof StepTimes>

/** Keeps how long each step of a check took, in seconds. */
export const writeStepTimes = (times: StepTimes): void => writeFileSync(file, JSON.stringify(times))

/** How long each step of the last check took, in seconds; none when there was no check. */
export function readStepTimes(): StepTimes {
  try {
    return v.parse(StepTimes, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
