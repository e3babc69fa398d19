import * as v from '@portal/contract/schema'

const text = v.optional(v.string(), '')

/** What a customer typed of a report. */
const Typed = v.object({
  type: text,
  date: text,
  description: text,
  amount: v.optional(v.nullable(v.number()), null),
  policy: text,
})
export type Typed = v.InferOutput<typeof Typed>

/** A damage report that was begun and not sent. */
export const Draft = v.object({
  typed: Typed,
  /** Where the customer was: at `draftSteps.check` and above all of it was looked over, below that it was filled in. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Names of the files that were chosen. The files themselves are not kept. */
  files: v.optional(v.array(v.string()), []),
  /** Idempotency key of the message: one report, however often it is sent. */
  key: v.pipe(v.string(), v.nonEmpty()),
})
export type Draft = v.InferOutput<typeof Draft>

/** What each step is called in a draft, by the numbers that versions with more steps have for them. */
export const draftSteps = { happened: 1, check: 3 } as const

/** Name under which it is kept. */
export const draftName = 'damage-report'
