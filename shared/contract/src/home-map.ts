import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope } from './wire.ts'

/** Latitude and longitude in degrees. */
export const Coordinates = v.object({ latitude: v.number(), longitude: v.number() })
export type Coordinates = v.InferOutput<typeof Coordinates>

/** The response is null if the address is unknown, and 424 if the address register is unreachable. */
export const getHomeCoordinates = defineGet('/customer/living/place', {
  key: 'HOME_PLACE',
  response: dataEnvelope(v.nullable(Coordinates)),
  summary: 'The coordinates of the customer’s home (LIVING-07). Not in the specification.',
})

const zoomParam = v.pipe(v.string(), v.regex(/^1\d$/, 'must be a level from 10 to 19'))
const tileIndexParam = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'))

/**
 * A picture of 256 × 256 pixels in the Web Mercator grid (EPSG:3857). Responds with 424 if the map service is
 * unavailable.
 */
export const getMapTile = defineGet('/map/{zoom}/{x}/{y}', {
  base: 'proxy',
  access: 'public',
  params: { zoom: zoomParam, x: tileIndexParam, y: tileIndexParam },
  response: v.instance(Blob),
  responseType: 'file',
  summary: 'A map tile (LIVING-07). Not in the specification.',
})
