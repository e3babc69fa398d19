import * as v from 'valibot'
import { fetchStreetResponse } from './fetch-street-response.ts'
import type { StreetSource } from './street-source.ts'

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
