import type { Street } from '@portal/contract/street'
import { postcodeOf } from '@portal/domain/format/typing'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { pdokStreets } from './pdok.ts'
import { serviceStreets } from './service.ts'
import type { Streets } from './streets.ts'

/** As `Streets`, for a postcode as typed; also null on failure. Never rejects. */
export type FindStreet = (postcode: string, number: string) => Promise<Street | null>

/** The configured lookup; by default the known streets. */
function streetsOf({ addressLookup, addressLookupKey }: Config, own: Streets): Streets {
  if (addressLookup === 'pdok') return pdokStreets()
  if (addressLookup) return serviceStreets(addressLookup, addressLookupKey)
  return own
}

/** Opens the street lookup; `own` are streets known without a service. */
export function openStreets(config: Config, log: Logger, own: Streets = async () => null): FindStreet {
  const streets = streetsOf(config, own)
  return async (typed, number) => {
    const postcode = postcodeOf(typed)
    if (!postcode || !/^[1-9]\d{0,4}$/.test(number)) return null
    return streets(postcode, number).catch((error: unknown) => {
      log.warn({ err: error }, 'a street could not be looked up')
      return null
    })
  }
}
