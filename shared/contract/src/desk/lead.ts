import * as v from '@portal/contract/schema'
import { adviceUnits } from '../advice-trace.ts'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoDate, IsoMoment } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** How far a firm is with a request for advice: nobody deals with it, somebody does, or it is done with. */
export const leadStatuses = ['new', 'taken_up', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** Something that was decided about a request for advice. */
export const LeadStep = v.object({
  status: v.picklist(leadStatuses),
  /** Who of the firm deals with it from then on; null for nobody. */
  assignee: v.nullable(v.string()),
  /** For colleagues; no customer gets it. */
  note: v.nullable(v.string()),
  by: v.string(),
  at: IsoMoment,
})
export type LeadStep = v.InferOutput<typeof LeadStep>

/** A worked-out amount, by the rule that gave it (`contract/advice-trace`). */
export const RuleFigure = v.object({ rule: v.string(), value: v.number(), unit: v.picklist(adviceUnits) })
export type RuleFigure = v.InferOutput<typeof RuleFigure>

/** Whether something is possible: yes, no, or in part or for a time (SCEN-15). */
export const AdviceVerdict = v.nullable(v.picklist(['yes', 'maybe', 'no']))

/** The calculations of the advice engine: scenarios, a new rate, the most that can be borrowed, measures on a home. */
export const calculations = ['scenario', 'refinance', 'max', 'measures'] as const

/** A request of a customer for advice, with how far the firm is with it and what the customer was shown. */
export const DeskLead = v.object({
  id: Id,
  at: IsoMoment,
  /** Screen that it came from, such as 'scenarios'. */
  screen: v.nullable(v.string()),
  /** What it is about: a scenario such as 'incapacitated.80', or the name of a lender; null where the screen says it all. */
  about: v.nullable(v.string()),
  text: v.string(),
  status: v.picklist(leadStatuses),
  /** Oldest first. */
  steps: v.array(LeadStep),
  /** What the customer was shown; null where that was not kept. */
  advice: v.nullable(
    v.object({
      id: Id,
      calculation: v.picklist(calculations),
      day: IsoDate,
      /** What came out of what it is about, in a line; null where nothing could be worked out. */
      headline: v.nullable(v.object({ verdict: AdviceVerdict, figure: v.nullable(RuleFigure) })),
    }),
  ),
})
export type DeskLead = v.InferOutput<typeof DeskLead>

/** Requests for advice of a customer, newest first; 30 at most. */
export const getDeskLeads = get('/desk/{firm}/customers/{id}/leads', {
  ...ofFirm,
  key: 'DESK_LEADS',
  params: { firm: FirmCode, id: Id },
  answer: data(v.array(DeskLead)),
  summary: 'Requests of a customer for advice, with what the customer was shown and how far the firm is.',
})

/** Most letters of a note with a request for advice. */
export const longestLeadNote = 2000

/**
 * Takes a request for advice up, gives it to a colleague, puts it back, or is done with it. `after` is the number of steps that were
 * known: 409 `taken` where a colleague was first since, 409 `decided` where it is done with. 422 for an assignee who cannot do it.
 */
export const postLeadStep = post('/desk/{firm}/leads/{id}/steps', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({
    status: v.picklist(leadStatuses),
    /** E-mail address of who takes it up; left out for who sends this. Of no meaning but for `taken_up`. */
    assignee: v.optional(v.nullable(v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)))),
    note: v.optional(v.nullable(text(longestLeadNote))),
    after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: Done,
  summary: 'Takes a request for advice up, gives it to a colleague, puts it back or is done with it.',
})

/** Who of the firm can deal with something, by name. */
export const getColleagues = get('/desk/{firm}/colleagues', {
  ...ofFirm,
  key: 'DESK_COLLEAGUES',
  params: { firm: FirmCode },
  answer: data(v.array(v.object({ name: v.string(), email: v.string() }))),
  summary: 'Advisers and owners of the firm.',
})
