import * as v from '@portal/contract/schema'
import { AdviceTrace } from '../advice-trace.ts'
import { get } from '../call.ts'
import { dataEnvelope, Id, IsoDate } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { AdviceVerdict, adviceCalculations, DeskLead, RuleFigure } from './desk-lead.ts'

/** A scenario of a person, a proposal of a lender, or the whole result. */
export const AdviceOutcome = v.object({
  /** Path in the response, such as 'death.partner'; empty for the whole result. */
  path: v.string(),
  name: v.nullable(v.string()),
  verdict: AdviceVerdict,
  figures: v.array(
    v.object({
      name: v.string(),
      ...RuleFigure.entries,
      step: v.number(),
    }),
  ),
})
export type AdviceOutcome = v.InferOutput<typeof AdviceOutcome>

export const GivenAdvice = v.object({
  id: Id,
  customer: CustomerName,
  calculation: v.picklist(adviceCalculations),
  day: IsoDate,
  editions: v.record(v.string(), v.string()),
  input: v.record(v.string(), v.unknown()),
  outcomes: v.array(AdviceOutcome),
  /** Indexes of the outcomes in the request for advice. */
  asked: v.array(v.number()),
  trace: v.nullable(AdviceTrace),
  lead: DeskLead,
})
export type GivenAdvice = v.InferOutput<typeof GivenAdvice>

export const getGivenAdvice = get('/desk/{tenant}/advice/{id}', {
  ...deskCall,
  key: 'DESK_ADVICE',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(GivenAdvice),
  summary: 'An advice that a customer saw: input, results and the trace of each figure.',
})

export const OutcomeDifference = v.object({
  path: v.string(),
  name: v.nullable(v.string()),
  verdict: v.nullable(v.object({ was: AdviceVerdict, is: AdviceVerdict })),
  figures: v.array(
    v.object({
      name: v.string(),
      rule: v.string(),
      unit: RuleFigure.entries.unit,
      was: v.nullable(v.number()),
      is: v.nullable(v.number()),
    }),
  ),
})
export type OutcomeDifference = v.InferOutput<typeof OutcomeDifference>

const ReplayResult = v.object({
  day: IsoDate,
  /** Kinds of norms with another edition now. */
  other_editions: v.array(v.string()),
  differences: v.array(OutcomeDifference),
})

export const ReplayedAdvice = v.object({
  /** With the norms that applied on that day. */
  that_day: v.object({
    ...ReplayResult.entries,
    same: v.boolean(),
  }),
  today: ReplayResult,
})
export type ReplayedAdvice = v.InferOutput<typeof ReplayedAdvice>

/** Null if there was no result, or if this version cannot read the input. */
export const getReplayedAdvice = get('/desk/{tenant}/advice/{id}/replayed', {
  ...deskCall,
  key: 'DESK_ADVICE_REPLAYED',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.nullable(ReplayedAdvice)),
  summary: 'An advice, recalculated with the norms of its day and with those of today.',
})
