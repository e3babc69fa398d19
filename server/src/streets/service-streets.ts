import { Street } from '@portal/contract/street'
import * as v from 'valibot'
import { fetchStreetResponse } from './fetch-street-response.ts'
import type { Streets } from './streets.ts'

/** The URL of the service contains {postcode} and {number}. It returns `street` and `city`, or 404. */
export const createServiceStreets =
  (address: string, key: string | undefined): Streets =>
  async (postcode, number) => {
    const url = address.replace('{postcode}', postcode.replace(' ', '')).replace('{number}', number)
    const answer = await fetchStreetResponse(url, key ? { authorization: `Bearer ${key}` } : {})
    return answer === null ? null : v.parse(Street, answer)
  }
