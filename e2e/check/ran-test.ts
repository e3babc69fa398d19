import * as v from 'valibot'

/** A test as its runner reports it. The title begins with those of the suites around it. */
export const RanTest = v.object({
  file: v.string(),
  title: v.string(),
  state: v.picklist(['passed', 'failed', 'skipped']),
  seconds: v.number(),
})
export type RanTest = v.InferOutput<typeof RanTest>
