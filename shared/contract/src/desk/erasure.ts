import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { text } from '../sent.ts'
import { Done, data, Id, IsoDate, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { shortestReason } from './document.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** That a customer is to be erased, asked for or after leaving the firm, and whether the firm holds it back. */
export const DeskErasure = v.object({
  customer: CustomerName,
  /** When the customer asked for it; null: it comes after leaving. */
  requested_at: v.nullable(IsoMoment),
  /** Last day on which a customer who left reads the file; null: stays. */
  access_until: v.nullable(IsoDate),
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

/** Tells that a customer left: read-only for thirty days, with a mail; then access ends. Told again it is the same. */
export const postCustomerLeft = post('/desk/{firm}/customers/{id}/left', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Tells that a customer left the firm.',
})

/** Tells that a customer who left stays after all. */
export const postCustomerBack = post('/desk/{firm}/customers/{id}/back', {
  ...ofFirm,
  params: { firm: FirmCode, id: Id },
  answer: Done,
  summary: 'Tells that a customer who left stays after all.',
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
