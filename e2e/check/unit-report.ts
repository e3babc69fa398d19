import * as v from 'valibot'
import { RanTest } from './ran-test.ts'

const Seconds = v.number()

/** What vitest measures of a test file. `hooks` are those around all tests of the file or of a suite. */
const UnitFile = v.object({
  file: v.string(),
  environment: Seconds,
  setupFiles: Seconds,
  import: Seconds,
  hooks: Seconds,
  tests: Seconds,
})

/** What a module cost in all test files together, and how often. */
const UnitModule = v.object({ module: v.string(), seconds: Seconds, times: v.number() })

/** What a run of the unit tests leaves behind for the steps that come after it. */
export const UnitReport = v.object({
  passed: v.number(),
  failed: v.array(v.string()),
  tests: v.array(RanTest),
  files: v.array(UnitFile),
  transforms: v.array(UnitModule),
  imports: v.array(UnitModule),
})
export type UnitReport = v.InferOutput<typeof UnitReport>
export type UnitFile = v.InferOutput<typeof UnitFile>
export type UnitModule = v.InferOutput<typeof UnitModule>
