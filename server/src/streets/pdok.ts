import * as v from 'valibot'
import { answerOf } from './answer.ts'
import type { Streets } from './streets.ts'

/** The public PDOK interface to the address register (BAG), without a key. */
const locatieserver = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1/free'

const Found = v.object({
  response: v.object({
    docs: v.array(v.object({ straatnaam: v.string(), woonplaatsnaam: v.string() })),
  }),
})

/** Streets from the national address register. */
export const pdokStreets =
  (service = locatieserver): Streets =>
  async (postcode, number) => {
    const query = new URLSearchParams({ q: '*:*', rows: '1', fl: 'straatnaam,woonplaatsnaam' })
    for (const filter of ['type:adres', `postcode:${postcode.replace(' ', '')}`, `huisnummer:${number}`])
      query.append('fq', filter)
    const [found] = v.parse(Found, await answerOf(`${service}?${query}`)).response.docs
    return found ? { street: found.straatnaam, city: found.woonplaatsnaam } : null
  }
