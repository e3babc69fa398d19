import * as v from '@portal/contract/valibot'

const optionalTextSchema = v.optional(v.string(), '')

const DamageReportValues = v.object({
  type: optionalTextSchema,
  date: optionalTextSchema,
  description: optionalTextSchema,
  amount: v.optional(v.nullable(v.number()), null),
  policy: optionalTextSchema,
})
export type DamageReportValues = v.InferOutput<typeof DamageReportValues>

export const DamageReportDraft = v.object({
  typed: DamageReportValues,
  /** Step of the form: `damageReportDraftStepNumbers.check` or higher is the review, a lower number is filling in the form. */
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Names of the chosen files; the files themselves are not stored. */
  files: v.optional(v.array(v.string()), []),
  /** Idempotency key of the message, so that retries create one report. */
  key: v.pipe(v.string(), v.nonEmpty()),
})
export type DamageReportDraft = v.InferOutput<typeof DamageReportDraft>

/** Step numbers as stored in a draft; older versions of the form have more steps. */
export const damageReportDraftStepNumbers = { happened: 1, check: 3 } as const

export const damageReportDraftName = 'damage-report'
