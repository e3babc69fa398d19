import { Street } from '@portal/contract/street'
import * as v from 'valibot'
import { fetchStreetAnswer } from './answer.ts'
import type { Streets } from './streets.ts'

/**
 * Creates a street lookup by a postcode service. `address` is the service's URL with {postcode} and {number}; the
 * service returns `street` and `city`, or 404.
 */
export const createServiceStreets =
  (address: string, key: string | undefined): Streets =>
  async (postcode, number) => {
    const url = address.replace('{postcode}', postcode.replace(' ', '')).replace('{number}', number)
    const answer = await fetchStreetAnswer(url, key ? { authorization: `Bearer ${key}` } : {})
    return answer === null ? null : v.parse(Street, answer)
  }
