import * as v from '@portal/contract/schema'
import { AdviceTrace } from '../advice-trace.ts'
import { get } from '../call.ts'
import { dataEnvelope, Id, IsoDate } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { AdviceVerdict, adviceCalculations, DeskLead, RuleFigure } from './desk-lead.ts'

/** Part of a calculation's result: a scenario of a person, a proposal of a lender, or the whole result. */
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
  /** Indexes of the outcomes that the request for advice is about. */
  asked: v.array(v.number()),
  trace: v.nullable(AdviceTrace),
  lead: DeskLead,
})
export type GivenAdvice = v.InferOutput<typeof GivenAdvice>

/** Reads an advice given to a customer. The access is recorded, like opening the file. */
export const getGivenAdvice = get('/desk/{tenant}/advice/{id}', {
  ...deskCall,
  key: 'DESK_ADVICE',
  params: { tenant: TenantCode, id: Id },
  answer: dataEnvelope(GivenAdvice),
  summary:
    'What a customer was shown by a calculator, what was filled in, and how each figure follows from it.',
})

export const OutcomeDifference = v.object({
  path: v.string(),
  name: v.nullable(v.string()),
  /** Null if unchanged. */
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
  /** Kinds of norms that have another edition now. */
  other_editions: v.array(v.string()),
  differences: v.array(OutcomeDifference),
})

export const ReplayedAdvice = v.object({
  /** Result with the norms that applied on that day, as known today. */
  that_day: v.object({
    ...ReplayResult.entries,
    /** Whether every step of the result is identical. */
    same: v.boolean(),
  }),
  /** Result with today's norms. */
  today: ReplayResult,
})
export type ReplayedAdvice = v.InferOutput<typeof ReplayedAdvice>

/** Recalculates an advice. Null if there was no result, or if this version cannot read the input. */
export const getReplayedAdvice = get('/desk/{tenant}/advice/{id}/replayed', {
  ...deskCall,
  key: 'DESK_ADVICE_REPLAYED',
  params: { tenant: TenantCode, id: Id },
  answer: dataEnvelope(v.nullable(ReplayedAdvice)),
  summary: 'Whether an advice comes out the same again, by the norms of its day and by those of today.',
})
