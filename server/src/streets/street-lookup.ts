import { Street } from '@portal/contract/street'
import { parsePostcode } from '@portal/domain/format/clean-typed-text'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '../config.ts'

/**
 * Finds a street by postcode in the form '1234 AB'. Returns null if there is no such address. Rejects if the lookup
 * fails.
 */
export type StreetSource = (postcode: string, number: string) => Promise<Street | null>

const streetTimeoutMs = 3000

/** Fetches the JSON of a response; null for 404. Throws Error for any other status, or a timeout. */
async function fetchStreetResponse(address: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(streetTimeoutMs) })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}`)
  return response.json()
}

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

/** Search URL of the national address register (BAG), which needs no key. */
const pdokSearchUrl = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'

const PdokResponse = v.object({
  response: v.object({
    docs: v.array(v.object({ straatnaam: v.string(), woonplaatsnaam: v.string() })),
  }),
})

export const createPdokStreetSource =
  (service = pdokSearchUrl): StreetSource =>
  async (postcode, number) => {
    const query = new URLSearchParams({ q: '*:*', rows: '1', fl: 'straatnaam,woonplaatsnaam' })
    for (const filter of ['type:adres', `postcode:${postcode.replace(' ', '')}`, `huisnummer:${number}`])
      query.append('fq', filter)
    const [found] = v.parse(PdokResponse, await fetchStreetResponse(`${service}?${query}`)).response.docs
    return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
  }

/** Finds a street by postcode as typed. Returns null also if the lookup fails. */
export type StreetLookup = (postcode: string, number: string) => Promise<Street | null>

/** Selects the source of streets from the settings. Without a configured service, returns `own`. */
function selectStreetSource({ addressLookup, addressLookupKey }: Config, own: StreetSource): StreetSource {
  if (addressLookup === 'pdok') return createPdokStreetSource()
  return addressLookup ? createServiceStreetSource(addressLookup, addressLookupKey) : own
}

export function createStreetLookup(
  config: Config,
  log: Logger,
  own: StreetSource = async () => null,
): StreetLookup {
  const streets = selectStreetSource(config, own)
  return async (typed, number) => {
    const postcode = parsePostcode(typed)
    if (!postcode || !/^[1-9]\d{0,4}$/.test(number)) return null
    return streets(postcode, number).catch((error: unknown) => {
      log.warn({ err: error }, 'could not look up a street')
      return null
    })
  }
}
