import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { data, IsoMoment, maybe } from './wire.ts'

/** What a record that must stay is to the firm. */
export const stayingKinds = ['advice', 'correspondence', 'contract', 'claim', 'profile'] as const

/** Days in which a customer may take back that all should be erased; then it is done. */
export const erasureDays = 14

/** Days in which a customer who left the firm reads the file and takes it along; then access ends (ERASE-11). */
export const leavingDays = 30

/** What must stay of a kind: how many records, until when at the latest, and the law and article that says so. */
export const Staying = v.object({
  kind: v.picklist(stayingKinds),
  records: v.number(),
  until: IsoMoment,
  ground: v.string(),
})
export type Staying = v.InferOutput<typeof Staying>

/** What becomes of a customer's file when the customer has all erased (GDPR, article 17). Not in the specification. */
export const Erasure = v.object({
  /** When it was asked for; null: it was not. */
  requested_at: maybe(IsoMoment),
  /** When it is done, or would be if it were asked for now. */
  due_at: IsoMoment,
  /** The firm holds it back, and told the customer why in its own way. */
  held: v.boolean(),
  /** How many records and documents go at once. */
  goes: v.number(),
  stays: v.array(Staying),
})
export type Erasure = v.InferOutput<typeof Erasure>

/** Reads whether erasure was asked for, what would go at once, and what must stay. */
export const getErasure = get('/customer/erasure', {
  key: 'ERASURE',
  answer: data(Erasure),
  summary:
    'What goes when the customer has all erased, what must stay until when, and whether it was asked for.',
})

/** Asks for erasure; asked again it is the same one. 422 when the password is wrong, 429 after too many attempts. */
export const requestErasure = post('/customer/erasure', {
  body: v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(1000)),
  }),
  answer: data(Erasure),
  summary: 'Asks that all of the customer is erased; it is done after fourteen days.',
})

/** Takes it back, as long as it was not done. */
export const withdrawErasure = post('/customer/erasure/withdrawal', {
  answer: data(Erasure),
  summary: 'Takes back that the customer is erased.',
})
