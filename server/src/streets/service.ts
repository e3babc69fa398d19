import { Street } from '@portal/contract/street'
import * as v from 'valibot'
import { answerOf } from './answer.ts'
import type { Streets } from './streets.ts'

/**
 * Streets by a postcode service. `address` is that of the service, with {postcode} and {number} in it; it answers
 * `street` and `city`, or 404 for what is nowhere.
 */
export const serviceStreets =
  (address: string, key: string | undefined): Streets =>
  async (postcode, number) => {
    const asked = address.replace('{postcode}', postcode.replace(' ', '')).replace('{number}', number)
    const answer = await answerOf(asked, key ? { authorization: `Bearer ${key}` } : {})
    return answer === null ? null : v.parse(Street, answer)
  }
