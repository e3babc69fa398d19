import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope } from './wire.ts'

/** Coordinates in degrees. */
export const Coordinates = v.object({ latitude: v.number(), longitude: v.number() })
export type Coordinates = v.InferOutput<typeof Coordinates>

/**
 * Reads the location of the customer's home; null if the address is unknown, also to the address register. The server
 * queries the register, so that no browser reveals where its owner lives (LIVING-07). 424 if the register is
 * unreachable.
 */
export const getHomeCoordinates = get('/customer/living/place', {
  key: 'HOME_PLACE',
  answer: dataEnvelope(v.nullable(Coordinates)),
  summary: "Where the customer's home lies (LIVING-07). Not in the specification.",
})

const zoomParam = v.pipe(v.string(), v.regex(/^1\d$/, 'must be a level from 10 to 19'))
const tileIndexParam = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'))

/** A map tile of 256 by 256 pixels in the Web Mercator grid (EPSG:3857); 424 if temporarily unavailable. */
export const getMapTile = get('/map/{zoom}/{x}/{y}', {
  base: 'proxy',
  access: 'public',
  params: { zoom: zoomParam, x: tileIndexParam, y: tileIndexParam },
  answer: v.instance(Blob),
  answers: 'file',
  summary: 'A tile of the map (LIVING-07). Not in the specification.',
})
