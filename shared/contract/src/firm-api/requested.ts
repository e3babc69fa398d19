import * as v from '@portal/contract/schema'
import { day, moment, name, some, words, yes } from './field.ts'

/** What every document has that an application or a damage waits for. */
export const requested = {
  kept: ['seen_by_advisor', 'created_at', 'updated_at'],
  data: v.strictObject({
    name: name(),
    comment: some(words(20_000)),
    completed: some(yes),
    received: some(yes),
    sent: some(yes),
    /** Day before which it is wanted. */
    date: some(day),
    seen_by_advisor: some(moment),
    created_at: some(moment),
    updated_at: some(moment),
  }),
}
