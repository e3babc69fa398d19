import * as v from '@portal/contract/schema'

const optionalTextSchema = v.optional(v.string(), '')

const ReportValues = v.object({
  type: optionalTextSchema,
  date: optionalTextSchema,
  description: optionalTextSchema,
  amount: v.optional(v.nullable(v.number()), null),
  policy: optionalTextSchema,
})
export type ReportValues = v.InferOutput<typeof ReportValues>

export const ReportDraft = v.object({
  typed: ReportValues,
  /** Step of the form: `draftStepNumbers.check` or higher is the review, a lower number is filling in the form. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Names of the chosen files; the files themselves are not stored. */
  files: v.optional(v.array(v.string()), []),
  /** Idempotency key of the message, so that retries create one report. */
  key: v.pipe(v.string(), v.nonEmpty()),
})
export type ReportDraft = v.InferOutput<typeof ReportDraft>

/** Step numbers as stored in a draft; older versions of the form have more steps. */
export const draftStepNumbers = { happened: 1, check: 3 } as const

export const reportDraftName = 'damage-report'
