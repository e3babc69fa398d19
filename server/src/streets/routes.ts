import { getStreet } from '@portal/contract/street'
import { getStreetView } from '@portal/contract/street-view'
import type { Context } from '../context.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createUnavailableError } from '../http/http-error.ts'
import { drawStreet } from './draw-street.ts'

/**
 * Registers the calls for streets and their pictures. Pictures come from the configured service; without a service they
 * are drawn.
 */
export function registerStreetRoutes(routes: CallRoutes, { config, findStreet }: Context): void {
  routes.customer(
    getStreet,
    async ({ query }) => ({ data: await findStreet(query.postcode, query.number) }),
    { variesBy: 'content' },
  )

  async function fetchMapPicture(address: string): Promise<Blob> {
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (!response?.ok || !response.headers.get('content-type')?.startsWith('image/'))
      throw createUnavailableError('There is no picture for a moment.')
    return response.blob()
  }

  const limited = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }
  routes.proxy(
    getStreetView,
    async ({ query }) => {
      const [width = 600, height = 300] = query.size.split('x').map(Number)
      if (config.streetViewUrl) {
        const address = new URL(config.streetViewUrl)
        for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
        return fetchMapPicture(address.href)
      }
      return new File([drawStreet(width, height, query.location)], 'street.svg', { type: 'image/svg+xml' })
    },
    limited,
  )
}
