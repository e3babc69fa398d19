import * as v from 'valibot'
import { Id, maybe } from './wire.ts'

/** A lender in the HDN message network (ENTITY-14). `sender_name` is the name to show. */
export const Lender = v.object({
  id: Id,
  hdn_code: v.string(),
  is_receiver: maybe(v.boolean()),
  is_sender: maybe(v.boolean()),
  min_hdn_version: maybe(v.string()),
  max_hdn_version: maybe(v.string()),
  receiver_name: maybe(v.string()),
  sender_name: maybe(v.string()),
})
export type Lender = v.InferOutput<typeof Lender>
