import { type Coordinates, getHomeCoordinates, getMapTile } from '@portal/contract/home-map'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { readHome } from '../homes/read-home.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError, createUnavailableError } from '../http/http-error.ts'

const AddressRegisterResponse = v.object({
  response: v.object({ docs: v.array(v.object({ centroide_ll: v.string() })) }),
})
const pointPattern = /^POINT\((\d+(?:\.\d+)?) (\d+(?:\.\d+)?)\)$/

const mapRequestTimeoutMs = 5000

/**
 * Fetches the coordinates of an address from the national address register (PDOK). Null for an unknown address.
 * @throws Error if the register fails
 */
async function fetchCoordinates(register: string, address: string): Promise<Coordinates | null> {
  const query = new URLSearchParams({ q: address, fq: 'type:adres', rows: '1', fl: 'centroide_ll' })
  const answer = await fetch(`${register}?${query}`, { signal: AbortSignal.timeout(mapRequestTimeoutMs) })
  const { response } = v.parse(AddressRegisterResponse, await answer.json())
  const [first] = response.docs
  if (!first) return null
  const [, longitude, latitude] = pointPattern.exec(first.centroide_ll) ?? []
  if (!longitude || !latitude) throw new Error('the register answers a place in a form that is not known')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

const createMapUnavailableError = () => createUnavailableError('There is no map for a moment.')

/**
 * Registers the routes for coordinates and map tiles. The server fetches the map, so that the map service does not
 * learn from browsers where customers live (LIVING-07).
 */
export function registerMapRoutes(routes: CallRoutes, { db, config: { map } }: Context): void {
  const places = new LRUCache<string, { place: Coordinates | null }>({ max: 5000, ttl: 24 * 60 * 60 * 1000 })
  const tiles = new LRUCache<string, Blob>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ size }) => size + 1,
    ttl: 7 * 24 * 60 * 60 * 1000,
  })

  async function findCachedCoordinates(register: string, address: string): Promise<Coordinates | null> {
    const known = places.get(address)
    if (known) return known.place
    const place = await fetchCoordinates(register, address).catch(() => {
      throw createMapUnavailableError()
    })
    places.set(address, { place })
    return place
  }

  async function findCachedTile(address: string): Promise<Blob> {
    const known = tiles.get(address)
    if (known) return known
    const answer = await fetch(address, { signal: AbortSignal.timeout(mapRequestTimeoutMs) }).catch(
      () => null,
    )
    if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/'))
      throw createMapUnavailableError()
    const tile = await answer.blob()
    tiles.set(address, tile)
    return tile
  }

  routes.customer(
    getHomeCoordinates,
    async ({ customer }) => {
      const home = (await readHome(db, customer.id))?.property
      if (!map || !home?.address || !home.postcode || !home.number) return { data: null }
      const address = `${home.address}, ${home.postcode} ${home.city ?? ''}`.trim()
      return { data: await findCachedCoordinates(map.placesUrl, address) }
    },
    { variesBy: 'content' },
  )

  const limited = { config: { rateLimit: { max: 1200, timeWindow: '1 minute' } } }
  routes.proxy(
    getMapTile,
    async ({ params: { zoom, x, y } }) => {
      if (!map) throw createNotFoundError()
      return findCachedTile(`${map.tilesUrl}/${zoom}/${x}/${y}.png`)
    },
    limited,
  )
}
