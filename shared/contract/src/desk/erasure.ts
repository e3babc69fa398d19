import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { shortestReason } from './document.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** That a customer asked to be erased, and whether the firm holds it back. */
export const DeskErasure = v.object({
  customer: CustomerName,
  requested_at: IsoMoment,
  due_at: IsoMoment,
  /** Who holds it back, since when, and why; null: nobody does. */
  hold: v.nullable(v.object({ by: v.string(), at: IsoMoment, reason: v.string() })),
})
export type DeskErasure = v.InferOutput<typeof DeskErasure>

/** Customers who asked to be erased and are not yet, the soonest first. */
export const getDeskErasures = get('/desk/{firm}/erasures', {
  ...ofFirm,
  key: 'DESK_ERASURES',
  params: { firm: FirmCode },
  answer: data(v.array(DeskErasure)),
  summary: 'Customers who asked to be erased and are not yet.',
})

/** Holds back the erasure of a customer, with why. For owners; 409 where none was asked for. */
export const postErasureHold = post('/desk/{firm}/customers/{id}/erasure/hold', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  body: v.object({
    reason: v.pipe(text(1000), v.minLength(shortestReason)),
  }),
  answer: Done,
  summary: 'Holds back the erasure of a customer.',
})

/** Lets it go on: it is done when it is due, the next night at the earliest. */
export const postErasureRelease = post('/desk/{firm}/customers/{id}/erasure/release', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Lets the erasure of a customer go on.',
})
