import * as v from 'valibot'
import { fetchStreetAnswer } from './answer.ts'
import type { Streets } from './streets.ts'

/** URL of the public PDOK search in the address register (BAG), which needs no key. */
const pdokSearchUrl = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'

const PdokResponse = v.object({
  response: v.object({
    docs: v.array(v.object({ straatnaam: v.string(), woonplaatsnaam: v.string() })),
  }),
})

/** Finds streets in the national address register. */
export const createPdokStreets =
  (service = pdokSearchUrl): Streets =>
  async (postcode, number) => {
    const query = new URLSearchParams({ q: '*:*', rows: '1', fl: 'straatnaam,woonplaatsnaam' })
    for (const filter of ['type:adres', `postcode:${postcode.replace(' ', '')}`, `huisnummer:${number}`])
      query.append('fq', filter)
    const [found] = v.parse(PdokResponse, await fetchStreetAnswer(`${service}?${query}`)).response.docs
    return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
  }
