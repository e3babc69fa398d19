import * as v from '@portal/contract/valibot'
import { CalculationTrace } from '../advice-trace.ts'
import { defineGet } from '../call.ts'
import { dataEnvelope, Id, IsoDate } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'
import { AdviceVerdict, adviceCalculations, CalculatedFigure, DeskLead } from './desk-lead.ts'

/** Result of a scenario for a person, of a lender's proposal, or of the whole calculation. */
export const AdviceOutcome = v.object({
  /** Path in the response of the calculation, such as 'death.partner'; empty for the whole result. */
  path: v.string(),
  name: v.nullable(v.string()),
  verdict: AdviceVerdict,
  figures: v.array(
    v.object({
      name: v.string(),
      ...CalculatedFigure.entries,
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
  /** Indexes of the entries in `outcomes` that the customer's request for advice is about. */
  asked: v.array(v.number()),
  trace: v.nullable(CalculationTrace),
  lead: DeskLead,
})
export type GivenAdvice = v.InferOutput<typeof GivenAdvice>

export const getGivenAdvice = defineGet('/desk/{tenant}/advice/{id}', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(GivenAdvice),
  summary: 'An advice that a customer saw: input, results and the trace of each figure.',
})

export const AdviceOutcomeDifference = v.object({
  path: v.string(),
  name: v.nullable(v.string()),
  verdict: v.nullable(v.object({ was: AdviceVerdict, is: AdviceVerdict })),
  figures: v.array(
    v.object({
      name: v.string(),
      rule: v.string(),
      unit: CalculatedFigure.entries.unit,
      was: v.nullable(v.number()),
      is: v.nullable(v.number()),
    }),
  ),
})
export type AdviceOutcomeDifference = v.InferOutput<typeof AdviceOutcomeDifference>

const AdviceReplayResult = v.object({
  day: IsoDate,
  /** Kinds of norms of which another edition applies on `day` than on the day of the advice. */
  other_editions: v.array(v.string()),
  differences: v.array(AdviceOutcomeDifference),
})

export const ReplayedAdvice = v.object({
  /** Result with the norms that applied on the day of the advice. */
  that_day: v.object({
    ...AdviceReplayResult.entries,
    same: v.boolean(),
  }),
  today: AdviceReplayResult,
})
export type ReplayedAdvice = v.InferOutput<typeof ReplayedAdvice>

/** The response is null if the advice has no result, or if this version cannot read its input. */
export const getReplayedAdvice = defineGet('/desk/{tenant}/advice/{id}/replayed', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode, id: Id },
  response: dataEnvelope(v.nullable(ReplayedAdvice)),
  summary: 'An advice, recalculated with the norms of its day and with those of today.',
})
