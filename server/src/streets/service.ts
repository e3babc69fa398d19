import { Street } from '@portal/contract/street'
import * as v from 'valibot'
import { answerOf } from './answer.ts'
import type { Streets } from './streets.ts'

/**
 * Streets from a postcode service. `address` is its URL with {postcode} and {number}; it returns `street` and `city`,
 * or 404.
 */
export const serviceStreets =
  (address: string, key: string | undefined): Streets =>
  async (postcode, number) => {
    const url = address.replace('{postcode}', postcode.replace(' ', '')).replace('{number}', number)
    const answer = await answerOf(url, key ? { authorization: `Bearer ${key}` } : {})
    return answer === null ? null : v.parse(Street, answer)
  }
