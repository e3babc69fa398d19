import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoMoment, maybe } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** A value as it stands in a file: a plain one, or whole as JSON. */
const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

/** One field that a customer changed: what stood there, and what stands there since. */
export const FieldChange = v.object({
  /** Where it stands in the file, from the record down, parted by dots: `customer.mobile`, `mortgage.12.part.3.interest`. */
  path: v.string(),
  from: Value,
  to: Value,
})
export type FieldChange = v.InferOutput<typeof FieldChange>

/** A change that a customer saved, and that the firm has not looked at. */
export const DeskEdit = v.object({
  id: Id,
  customer: CustomerName,
  /** Who made it, where that was somebody who was let into the file. */
  by: maybe(v.string()),
  /** Form that it was made with. */
  form: v.string(),
  at: IsoMoment,
  changes: v.array(FieldChange),
})
export type DeskEdit = v.InferOutput<typeof DeskEdit>

/** Changes that customers saved and nobody decided on, those that wait longest first; 100 at most. */
export const getEdits = get('/desk/{firm}/edits', {
  ...ofFirm,
  key: 'DESK_EDITS',
  params: { firm: FirmCode },
  answer: data(v.array(DeskEdit)),
  summary: 'What customers changed, field by field, that the firm has not approved.',
})

/**
 * Approves a change, or sends it back: what still stands as the customer left it becomes what it was, and the customer reads why.
 * 409 `decided` where a colleague was first, 409 `changed` where a field was changed since, so that nothing is overwritten unseen.
 */
export const postEditVerdict = post('/desk/{firm}/edits/{id}/verdict', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.variant('verdict', [
    v.object({ verdict: v.literal('approved') }),
    v.object({ verdict: v.literal('sent_back'), reason: v.pipe(text(1000), v.minLength(5)) }),
  ]),
  answer: Done,
  summary: 'Approves what a customer changed, or sends it back with a reason.',
})
