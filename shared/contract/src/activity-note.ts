import * as v from '@portal/contract/valibot'
import { AdviceLead } from './advice.ts'
import { definePost } from './call.ts'
import { createMultilineField, createRequiredLineField, idempotencyKeyField } from './input-field.ts'
import { WriteResult } from './wire.ts'

/** With `lead`, the note is also a request for advice (LEAD-01). */
export const addActivityNote = definePost('/customer/customer/activity_note', {
  body: v.object({
    topic: createRequiredLineField(100),
    text: createMultilineField(10_000),
    lead: v.optional(v.nullable(AdviceLead)),
    advice: v.optional(
      v.nullable(
        v.object({ calculation: v.picklist(['max', 'measures']), input: v.record(v.string(), v.unknown()) }),
      ),
    ),
    idempotency_key: idempotencyKeyField,
  }),
  response: WriteResult,
  summary: 'Records an activity of the customer for the tenant (MAXMORT-04).',
})
