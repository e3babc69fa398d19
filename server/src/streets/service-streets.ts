import { Street } from '@portal/contract/street'
import * as v from 'valibot'
import { fetchStreetResponse } from './fetch-street-response.ts'
import type { StreetSource } from './street-source.ts'

/**
 * Creates the lookup with a service whose URL contains {postcode} and {number}. The service returns `street` and
 * `city`, or 404.
 */
export const createServiceStreetSource =
  (address: string, key: string | undefined): StreetSource =>
  async (postcode, number) => {
    const url = address.replace('{postcode}', postcode.replace(' ', '')).replace('{number}', number)
    const answer = await fetchStreetResponse(url, key ? { authorization: `Bearer ${key}` } : {})
    return answer === null ? null : v.parse(Street, answer)
  }
