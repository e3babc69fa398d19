import * as v from '@portal/contract/schema'
import { day, moment, name, some, words, yes } from './field.ts'

/** Fields of a document that an application or damage requires. */
export const requested = {
  kept: ['seen_by_advisor', 'created_at', 'updated_at'],
  data: v.strictObject({
    name: name(),
    comment: some(words(20_000)),
    completed: some(yes),
    received: some(yes),
    sent: some(yes),
    /** Deadline. */
    date: some(day),
    seen_by_advisor: some(moment),
    created_at: some(moment),
    updated_at: some(moment),
  }),
}
