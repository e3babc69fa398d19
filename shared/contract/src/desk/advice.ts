import * as v from '@portal/contract/schema'
import { AdviceTrace } from '../advice-trace.ts'
import { get } from '../call.ts'
import { data, Id, IsoDate } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { AdviceVerdict, calculations, DeskLead, RuleFigure } from './lead.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** A part of what came out of a calculation: a scenario of a person, a proposal of a lender, or what is of the whole. */
export const AdviceOutcome = v.object({
  /** Where it stands in the answer of the calculation, such as 'death.partner'; empty for what is of the whole. */
  path: v.string(),
  /** Lender's product of a proposal; null for what is none. */
  name: v.nullable(v.string()),
  verdict: AdviceVerdict,
  figures: v.array(
    v.object({
      /** As the answer of the calculation names it. */
      name: v.string(),
      ...RuleFigure.entries,
      /** Step of the trace that gave it. */
      step: v.number(),
    }),
  ),
})
export type AdviceOutcome = v.InferOutput<typeof AdviceOutcome>

/** An advice as a customer was given it. */
export const GivenAdvice = v.object({
  id: Id,
  customer: CustomerName,
  calculation: v.picklist(calculations),
  day: IsoDate,
  /** First day of the edition of each kind of norm. */
  editions: v.record(v.string(), v.string()),
  /** What was filled in, as the calculation takes it. */
  input: v.record(v.string(), v.unknown()),
  /** None where nothing could be worked out. */
  outcomes: v.array(AdviceOutcome),
  /** Which of them the request is about. */
  asked: v.array(v.number()),
  trace: v.nullable(AdviceTrace),
  lead: DeskLead,
})
export type GivenAdvice = v.InferOutput<typeof GivenAdvice>

/** An advice that a customer was given. That somebody looked at it is recorded, as a look at the file is. */
export const getGivenAdvice = get('/desk/{firm}/advice/{id}', {
  ...ofFirm,
  key: 'DESK_ADVICE',
  params: { firm: FirmCode, id: Id },
  answer: data(GivenAdvice),
  summary:
    'What a customer was shown by a calculator, what was filled in, and how each figure follows from it.',
})

/** What of an outcome is another than it was; null for what was not there, or no longer is. */
export const OutcomeDifference = v.object({
  path: v.string(),
  name: v.nullable(v.string()),
  /** Null where it is the same. */
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
  /** Kinds of norms of which another edition counts than did then. */
  other_editions: v.array(v.string()),
  differences: v.array(OutcomeDifference),
})

/** An advice, worked out again from what was filled in. */
export const ReplayedAdvice = v.object({
  /** By the norms of its day, as they are known now. */
  that_day: v.object({
    ...Replayed.entries,
    /** Whether the very same comes out, with every step, to the byte. */
    same: v.boolean(),
  }),
  /** By the norms of today. */
  today: Replayed,
})
export type ReplayedAdvice = v.InferOutput<typeof ReplayedAdvice>

/** Works an advice out again. Null where nothing came out then, or this version of the portal cannot read what was filled in. */
export const getReplayedAdvice = get('/desk/{firm}/advice/{id}/replayed', {
  ...ofFirm,
  key: 'DESK_ADVICE_REPLAYED',
  params: { firm: FirmCode, id: Id },
  answer: data(v.nullable(ReplayedAdvice)),
  summary: 'Whether an advice comes out the same again, by the norms of its day and by those of today.',
})
