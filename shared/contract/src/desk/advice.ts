import * as v from '@portal/contract/schema'
import { AdviceTrace } from '../advice-trace.ts'
import { get } from '../call.ts'
import { data, Id, IsoDate } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { AdviceVerdict, calculations, DeskLead, RuleFigure } from './lead.ts'

/** A part of a calculation's result: a scenario of a person, a proposal of a lender, or the whole. */
export const AdviceOutcome = v.object({
  /** Path in the response, such as 'death.partner'; empty for the whole. */
  path: v.string(),
  /** Lender's product of a proposal; null otherwise. */
  name: v.nullable(v.string()),
  verdict: AdviceVerdict,
  figures: v.array(
    v.object({
      /** Field name in the response. */
      name: v.string(),
      ...RuleFigure.entries,
      /** Trace step that calculated it. */
      step: v.number(),
    }),
  ),
})
export type AdviceOutcome = v.InferOutput<typeof AdviceOutcome>

/** Advice given to a customer. */
export const GivenAdvice = v.object({
  id: Id,
  customer: CustomerName,
  calculation: v.picklist(calculations),
  day: IsoDate,
  /** First day of each applied norm edition. */
  editions: v.record(v.string(), v.string()),
  /** The calculation's input. */
  input: v.record(v.string(), v.unknown()),
  /** Empty if there was no result. */
  outcomes: v.array(AdviceOutcome),
  /** Indexes of the outcomes that the request is about. */
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
  answer: data(GivenAdvice),
  summary:
    'What a customer was shown by a calculator, what was filled in, and how each figure follows from it.',
})

/** What changed in an outcome; null for values that did not or do not exist. */
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

const Replayed = v.object({
  day: IsoDate,
  /** Kinds of norms that have another edition now. */
  other_editions: v.array(v.string()),
  differences: v.array(OutcomeDifference),
})

/** An advice recalculated from its input. */
export const ReplayedAdvice = v.object({
  /** With the norms of its date, as known today. */
  that_day: v.object({
    ...Replayed.entries,
    /** Whether every step of the result is byte-identical. */
    same: v.boolean(),
  }),
  /** With today's norms. */
  today: Replayed,
})
export type ReplayedAdvice = v.InferOutput<typeof ReplayedAdvice>

/** Recalculates an advice. Null if there was no result, or if this version cannot read the input. */
export const getReplayedAdvice = get('/desk/{tenant}/advice/{id}/replayed', {
  ...deskCall,
  key: 'DESK_ADVICE_REPLAYED',
  params: { tenant: TenantCode, id: Id },
  answer: data(v.nullable(ReplayedAdvice)),
  summary: 'Whether an advice comes out the same again, by the norms of its day and by those of today.',
})
