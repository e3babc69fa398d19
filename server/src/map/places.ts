import type { Place } from '@portal/contract/home-map'
import * as v from 'valibot'

const Found = v.object({ response: v.object({ docs: v.array(v.object({ centroide_ll: v.string() })) }) })
const point = /^POINT\((\d+(?:\.\d+)?) (\d+(?:\.\d+)?)\)$/

/** How long a service outside may take, in milliseconds. */
export const registerTimeoutMs = 5000

/**
 * Where an address lies, asked of the national register of addresses (PDOK): it gets the address and nothing that tells
 * whose it is. Null when the register does not know it.
 * @throws when the register does not answer, or not in the shape that is known
 */
export async function findPlace(register: string, address: string): Promise<Place | null> {
  const query = new URLSearchParams({ q: address, fq: 'type:adres', rows: '1', fl: 'centroide_ll' })
  const answer = await fetch(`${register}?${query}`, { signal: AbortSignal.timeout(registerTimeoutMs) })
  const { response } = v.parse(Found, await answer.json())
  const [first] = response.docs
  if (!first) return null
  const [, longitude, latitude] = point.exec(first.centroide_ll) ?? []
  if (!longitude || !latitude) throw new Error('the register answers a place in a form that is not known')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
