import type { Street } from '@portal/contract/street'
import { parsePostcode } from '@portal/domain/format/clean-typing'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { createPdokStreetSource } from './pdok-streets.ts'
import { createServiceStreetSource } from './service-streets.ts'
import type { StreetSource } from './street-source.ts'

/** Finds a street by postcode as typed. Returns null also if the lookup fails. */
export type StreetLookup = (postcode: string, number: string) => Promise<Street | null>

/** Selects the source of streets from the settings. Without a configured service, returns `own`. */
function selectStreetSource({ addressLookup, addressLookupKey }: Config, own: StreetSource): StreetSource {
  if (addressLookup === 'pdok') return createPdokStreetSource()
  if (addressLookup) return createServiceStreetSource(addressLookup, addressLookupKey)
  return own
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
