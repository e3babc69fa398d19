import * as v from '@portal/contract/schema'

const text = v.optional(v.string(), '')

/** Form values of a report. */
const Typed = v.object({
  type: text,
  date: text,
  description: text,
  amount: v.optional(v.nullable(v.number()), null),
  policy: text,
})
export type Typed = v.InferOutput<typeof Typed>

/** Draft of a damage report. */
export const Draft = v.object({
  typed: Typed,
  /** Progress: from `draftSteps.check` the customer was reviewing, before that filling in. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Names of the chosen files; the files themselves are not stored. */
  files: v.optional(v.array(v.string()), []),
  /** Idempotency key of the message, so that a report is created once. */
  key: v.pipe(v.string(), v.nonEmpty()),
})
export type Draft = v.InferOutput<typeof Draft>

/** Step numbers in a draft, compatible with versions that have more steps. */
export const draftSteps = { happened: 1, check: 3 } as const

/** Storage name of the draft. */
export const draftName = 'damage-report'
