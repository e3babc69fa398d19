import * as v from '@portal/contract/schema'
import { adviceUnits } from '../advice-trace.ts'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** Status of a request for advice: new, taken up, or done. */
export const leadStatuses = ['new', 'taken_up', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const LeadStep = v.object({
  status: v.picklist(leadStatuses),
  /** Staff member who handles the request from then on; null for nobody. */
  assignee: v.nullable(v.string()),
  /** Internal note; not visible to customers. */
  note: v.nullable(v.string()),
  by: v.string(),
  at: IsoMoment,
})
export type LeadStep = v.InferOutput<typeof LeadStep>

/** A calculated amount with its calculation rule (`contract/advice-trace`). */
export const RuleFigure = v.object({ rule: v.string(), value: v.number(), unit: v.picklist(adviceUnits) })
export type RuleFigure = v.InferOutput<typeof RuleFigure>

/** Whether a result is possible: yes, no, or maybe (partly or temporarily, SCEN-15). */
export const AdviceVerdict = v.nullable(v.picklist(['yes', 'maybe', 'no']))

export const adviceCalculations = ['scenario', 'refinance', 'max', 'measures'] as const

export const DeskLead = v.object({
  id: Id,
  at: IsoMoment,
  /** Screen that the request came from, such as 'scenarios'. */
  screen: v.nullable(v.string()),
  /** Subject: a scenario such as 'incapacitated.80', or a lender's name; null if the screen identifies it. */
  about: v.nullable(v.string()),
  text: v.string(),
  status: v.picklist(leadStatuses),
  steps: v.array(LeadStep),
  /** The advice that the customer saw; null if it was not stored. */
  advice: v.nullable(
    v.object({
      id: Id,
      calculation: v.picklist(adviceCalculations),
      day: IsoDate,
      headline: v.nullable(v.object({ verdict: AdviceVerdict, figure: v.nullable(RuleFigure) })),
    }),
  ),
})
export type DeskLead = v.InferOutput<typeof DeskLead>

/** The newest 30 requests for advice of a customer. */
export const getDeskLeads = get('/desk/{tenant}/customers/{id}/leads', {
  ...deskCall,
  key: 'DESK_LEADS',
  params: { tenant: TenantCode, id: Id },
  answer: dataEnvelope(v.array(DeskLead)),
  summary: 'Requests of a customer for advice, with what the customer was shown and how far the tenant is.',
})

export const maxLeadNoteLength = 2000

/**
 * Takes up a request for advice, assigns it, puts it back, or finishes it. `after` is the number of known steps: 409
 * `taken` if a colleague has changed it since, 409 `decided` if it is done. 422 for an assignee without permission.
 */
export const postLeadStep = post('/desk/{tenant}/leads/{id}/steps', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    status: v.picklist(leadStatuses),
    /** E-mail address of the assignee; by default the sender of the request. Only for `taken_up`. */
    assignee: v.optional(v.nullable(v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)))),
    note: v.optional(v.nullable(multilineField(maxLeadNoteLength))),
    after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: WriteResult,
  summary: 'Takes a request for advice up, gives it to a colleague, puts it back or is done with it.',
})

export const getColleagues = get('/desk/{tenant}/colleagues', {
  ...deskCall,
  key: 'DESK_COLLEAGUES',
  params: { tenant: TenantCode },
  answer: dataEnvelope(v.array(v.object({ name: v.string(), email: v.string() }))),
  summary: 'Advisers and owners of the tenant.',
})
