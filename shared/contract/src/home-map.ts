import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data } from './wire.ts'

/** A place on earth, in degrees. */
export const Place = v.object({ latitude: v.number(), longitude: v.number() })
export type Place = v.InferOutput<typeof Place>

/**
 * Reads where the customer's home lies; null when its address is not known, or not to the register of addresses. The
 * server asks the register, so that no browser tells others where its owner lives (LIVING-07). 424 when the register is away.
 */
export const getHomePlace = get('/customer/living/place', {
  key: 'HOME_PLACE',
  answer: data(v.nullable(Place)),
  summary: "Where the customer's home lies (LIVING-07). Not in the specification.",
})

const zoom = v.pipe(v.string(), v.regex(/^1\d$/, 'must be a level from 10 to 19'))
const place = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'))

/** A picture of 256 by 256 pixels of the map, by its place in the Web Mercator grid (EPSG:3857); 424 when there is none for a moment. */
export const getMapTile = get('/map/{zoom}/{x}/{y}', {
  base: 'proxy',
  access: 'public',
  params: { zoom, x: place, y: place },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A tile of the map (LIVING-07). Not in the specification.',
})
