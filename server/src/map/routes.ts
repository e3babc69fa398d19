import { getHomePlace, getMapTile, type Place } from '@portal/contract/home-map'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import { notFound, unavailable } from '../http/http-error.ts'
import type { Routes } from '../http/routes.ts'
import { readLiving } from '../living/read.ts'

const Found = v.object({ response: v.object({ docs: v.array(v.object({ centroide_ll: v.string() })) }) })
const point = /^POINT\((\d+(?:\.\d+)?) (\d+(?:\.\d+)?)\)$/

/** Timeout of an external service in milliseconds. */
const registerTimeoutMs = 5000

/**
 * Location of an address from the national address register (PDOK), which gets only the address. Null if unknown.
 * @throws if the register does not respond, or in an unknown format
 */
async function findPlace(register: string, address: string): Promise<Place | null> {
  const query = new URLSearchParams({ q: address, fq: 'type:adres', rows: '1', fl: 'centroide_ll' })
  const answer = await fetch(`${register}?${query}`, { signal: AbortSignal.timeout(registerTimeoutMs) })
  const { response } = v.parse(Found, await answer.json())
  const [first] = response.docs
  if (!first) return null
  const [, longitude, latitude] = point.exec(first.centroide_ll) ?? []
  if (!longitude || !latitude) throw new Error('the register answers a place in a form that is not known')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}

const noMap = () => unavailable('There is no map for a moment.')

/**
 * Routes for the map around a customer's home. The server fetches it, so that no browser reveals where its owner lives
 * (LIVING-07).
 */
export function mapRoutes(routes: Routes, { db, config: { map } }: Context): void {
  const places = new LRUCache<string, { place: Place | null }>({ max: 5000, ttl: 24 * 60 * 60 * 1000 })
  const tiles = new LRUCache<string, Blob>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ size }) => size + 1,
    ttl: 7 * 24 * 60 * 60 * 1000,
  })

  async function placeOf(register: string, address: string): Promise<Place | null> {
    const known = places.get(address)
    if (known) return known.place
    const place = await findPlace(register, address).catch(() => {
      throw noMap()
    })
    places.set(address, { place })
    return place
  }

  async function tileAt(address: string): Promise<Blob> {
    const known = tiles.get(address)
    if (known) return known
    const answer = await fetch(address, { signal: AbortSignal.timeout(registerTimeoutMs) }).catch(() => null)
    if (!answer?.ok || !answer.headers.get('content-type')?.startsWith('image/')) throw noMap()
    const tile = await answer.blob()
    tiles.set(address, tile)
    return tile
  }

  routes.customer(
    getHomePlace,
    async ({ customer }) => {
      const home = (await readLiving(db, customer.id))?.property
      if (!map || !home?.address || !home.postcode || !home.number) return { data: null }
      const address = `${home.address}, ${home.postcode} ${home.city ?? ''}`.trim()
      return { data: await placeOf(map.placesUrl, address) }
    },
    { varies: 'content' },
  )

  const limited = { config: { rateLimit: { max: 1200, timeWindow: '1 minute' } } }
  routes.proxy(
    getMapTile,
    async ({ params: { zoom, x, y } }) => {
      if (!map) throw notFound()
      return tileAt(`${map.tilesUrl}/${zoom}/${x}/${y}.png`)
    },
    limited,
  )
}
