import * as v from '@portal/contract/valibot'
import { adviceUnits } from '../advice-trace.ts'
import { defineGet, definePost } from '../call.ts'
import { createMultilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'

export const leadStatuses = ['new', 'taken_up', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const LeadStep = v.object({
  status: v.picklist(leadStatuses),
  assignee: v.nullable(v.string()),
  note: v.nullable(v.string()),
  by: v.string(),
  at: IsoMoment,
})
export type LeadStep = v.InferOutput<typeof LeadStep>

/** A calculated figure. `rule` is a key of `adviceRules`. */
export const CalculatedFigure = v.object({
  rule: v.string(),
  value: v.number(),
  unit: v.picklist(adviceUnits),
})
export type CalculatedFigure = v.InferOutput<typeof CalculatedFigure>

/** 'maybe' means partly or temporarily (SCEN-15); null means that the calculation gives no verdict. */
export const AdviceVerdict = v.nullable(v.picklist(['yes', 'maybe', 'no']))

export const adviceCalculations = ['scenario', 'refinance', 'max', 'measures'] as const

export const DeskLead = v.object({
  id: Id,
  at: IsoMoment,
  screen: v.nullable(v.string()),
  /** Subject of the request: a scenario such as 'incapacitated.80', or the name of a lender. */
  about: v.nullable(v.string()),
  text: v.string(),
  status: v.picklist(leadStatuses),
  steps: v.array(LeadStep),
  /** Advice that the customer saw when they sent the request; null if it was not stored. */
  advice: v.nullable(
    v.object({
      id: Id,
      calculation: v.picklist(adviceCalculations),
      day: IsoDate,
      headline: v.nullable(v.object({ verdict: AdviceVerdict, figure: v.nullable(CalculatedFigure) })),
    }),
  ),
})
export type DeskLead = v.InferOutput<typeof DeskLead>

export const getDeskLeads = defineGet('/desk/{tenant}/customers/{id}/leads', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(DeskLead)),
  summary:
    'The newest 30 requests for advice of a customer, with what the customer saw and the steps of staff.',
})

export const maxLeadNoteLength = 2000

/**
 * `after` is the number of steps that the staff member sees. Responds with 409 `taken` if a colleague has added a step
 * since, with 409 `decided` if the request for advice is closed, and with 422 if the assignee has no permission.
 */
export const addLeadStep = definePost('/desk/{tenant}/leads/{id}/steps', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    status: v.picklist(leadStatuses),
    /**
     * E-mail address of a colleague; by default the staff member who sends the call. Only for the status 'taken_up'.
     */
    assignee: v.optional(v.nullable(v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)))),
    note: v.optional(v.nullable(createMultilineField(maxLeadNoteLength))),
    after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  response: WriteResult,
  summary: 'Takes up a request for advice, assigns it, puts it back, or finishes it.',
})

export const getColleagues = defineGet('/desk/{tenant}/colleagues', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(v.object({ name: v.string(), email: v.string() }))),
  summary: 'The advisers and owners of the tenant.',
})
