import * as v from '@portal/contract/schema'
import type { Place } from './mercator.ts'

/** Origin of the public map of the Netherlands; it stands in `remote.config.ts` too, for the content policy. */
const tileOrigin = 'https://service.pdok.nl'
/** Origin of the public register of addresses. */
const placeOrigin = 'https://api.pdok.nl'

/** Address of a tile of the topographic map (BRT-A, Kadaster). */
export const tileUrl = (zoom: number, x: number, y: number): string =>
  `${tileOrigin}/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/${zoom}/${x}/${y}.png`

const Found = v.object({ response: v.object({ docs: v.array(v.object({ centroide_ll: v.string() })) }) })

/** How long the register may take, in milliseconds. */
const patience = 8000

/**
 * Where an address lies, asked of the national register of addresses. It gets the address and nothing that tells whose
 * it is.
 * @throws when the register does not answer, or does not know the address
 */
export async function findPlace(address: string, signal: AbortSignal): Promise<Place> {
  const query = new URLSearchParams({ q: address, fq: 'type:adres', rows: '1', fl: 'centroide_ll' })
  const answer = await fetch(`${placeOrigin}/bzk/locatieserver/search/v3_1/free?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  const { response } = v.parse(Found, await answer.json())
  const [, longitude, latitude] =
    /^POINT\(([\d.]+) ([\d.]+)\)$/.exec(response.docs[0]?.centroide_ll ?? '') ?? []
  if (!longitude || !latitude) throw new Error('the register does not know the address')
  return { longitude: Number(longitude), latitude: Number(latitude) }
}
