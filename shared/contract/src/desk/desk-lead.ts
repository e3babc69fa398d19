import * as v from '@portal/contract/schema'
import { adviceUnits } from '../advice-trace.ts'
import { get, post } from '../call.ts'
import { multilineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'

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

/** `rule` is one of `adviceRules`. */
export const RuleFigure = v.object({ rule: v.string(), value: v.number(), unit: v.picklist(adviceUnits) })
export type RuleFigure = v.InferOutput<typeof RuleFigure>

/** `maybe`: partly or temporarily (SCEN-15); null without verdict. */
export const AdviceVerdict = v.nullable(v.picklist(['yes', 'maybe', 'no']))

export const adviceCalculations = ['scenario', 'refinance', 'max', 'measures'] as const

export const DeskLead = v.object({
  id: Id,
  at: IsoMoment,
  screen: v.nullable(v.string()),
  /** A scenario such as 'incapacitated.80', or a lender's name. */
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

export const getDeskLeads = get('/desk/{tenant}/customers/{id}/leads', {
  ...deskCall,
  key: 'DESK_LEADS',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.array(DeskLead)),
  summary:
    'The newest 30 requests for advice of a customer, with what the customer saw and the steps of staff.',
})

export const maxLeadNoteLength = 2000

/**
 * `after` is the number of known steps: 409 `taken` if a colleague has changed it since, `decided` if it is done. 422
 * for an assignee without permission.
 */
export const postLeadStep = post('/desk/{tenant}/leads/{id}/steps', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({
    status: v.picklist(leadStatuses),
    /** E-mail address; by default the sender of the request. Only for `taken_up`. */
    assignee: v.optional(v.nullable(v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)))),
    note: v.optional(v.nullable(multilineField(maxLeadNoteLength))),
    after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  response: WriteResult,
  summary: 'Takes up a request for advice, assigns it, puts it back, or finishes it.',
})

export const getColleagues = get('/desk/{tenant}/colleagues', {
  ...deskCall,
  key: 'DESK_COLLEAGUES',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(v.object({ name: v.string(), email: v.string() }))),
  summary: 'The advisers and owners of the tenant.',
})
