import type { Street } from '@portal/contract/street'
import { parsePostcode } from '@portal/domain/format/clean-typing'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createPdokStreets } from './pdok-streets.ts'
import { createServiceStreets } from './service-streets.ts'
import type { Streets } from './streets.ts'

/** Accepts a postcode as typed. Null also if the lookup fails. */
export type FindStreet = (postcode: string, number: string) => Promise<Street | null>

/** By default the streets that are known without a service. */
function createStreetSources({ addressLookup, addressLookupKey }: Config, own: Streets): Streets {
  if (addressLookup === 'pdok') return createPdokStreets()
  if (addressLookup) return createServiceStreets(addressLookup, addressLookupKey)
  return own
}

/** `own` are streets known without a service. */
export function createStreetLookup(config: Config, log: Logger, own: Streets = async () => null): FindStreet {
  const streets = createStreetSources(config, own)
  return async (typed, number) => {
    const postcode = parsePostcode(typed)
    if (!postcode || !/^[1-9]\d{0,4}$/.test(number)) return null
    return streets(postcode, number).catch((error: unknown) => {
      log.warn({ err: error }, 'a street could not be looked up')
      return null
    })
  }
}
