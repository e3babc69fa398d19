import { createHash } from 'node:crypto'
import { getStreet } from '@portal/contract/street'
import { getStreetView } from '@portal/contract/street-view'
import type { Context } from '../context.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createUnavailableError } from '../http/http-error.ts'
import { createCanvas } from './canvas.ts'
import { createBox, createDisc, createPolygon } from './shapes.ts'

const houseColourPalette = ['#b86b4b', '#c98a5e', '#a35d4a', '#d4a373', '#9c6644', '#c2b2a0']

/** Draws a street for an address: PNG. Equal addresses give equal pictures. */
function drawStreet(width: number, height: number, address: string): Uint8Array<ArrayBuffer> {
  const seed = createHash('sha1').update(address).digest()
  const drawing = createCanvas(width, height)
  const horizon = height * 0.82
  drawing.fill(createBox(0, 0, width, height), '#cfe5f2')
  drawing.fill(createDisc(width * 0.85, height * 0.2, height * 0.09), '#ffe9a8')
  const house = width / 4
  for (let index = 0; index < 4; index++) {
    const left = index * house
    const columns = [left, left + house] as const
    const top = height * (0.34 + (seed[index] ?? 0) / 2000)
    const houseColour = houseColourPalette[(seed[index + 4] ?? 0) % houseColourPalette.length] ?? '#b86b4b'
    drawing.fill(createBox(left, top, house - 2, horizon - top), houseColour, columns)
    const ridge = top - height * 0.16
    drawing.fill(
      createPolygon([left + house / 2, ridge], [left + house, top], [left, top]),
      '#5b4a44',
      columns,
    )
    for (const [x, y] of [
      [0.18, 0.12],
      [0.58, 0.12],
      [0.58, 0.56],
    ] as const) {
      const place = [left + house * x, top + (horizon - top) * y] as const
      drawing.fill(createBox(...place, house * 0.24, (horizon - top) * 0.28, 2), '#eef6fa', columns)
    }
    const door = top + (horizon - top) * 0.52
    drawing.fill(createBox(left + house * 0.18, door, house * 0.2, horizon - door, 3), '#2f4858', columns)
  }
  drawing.fill(createBox(0, horizon, width, height - horizon), '#8d99a6')
  drawing.fill(createBox(0, horizon, width, height * 0.04), '#c9cdd1')
  return drawing.png()
}

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
      return new File([drawStreet(width, height, query.location)], 'street.png', { type: 'image/png' })
    },
    limited,
  )
}
