import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getHomeCoordinates, getMapTile } from '@portal/contract/home-map'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDemoPicture } from '../src/demo/demo-picture.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

const exampleTile = Buffer.from(readDemoPicture('zuider'), 'base64')
const bredaResponse = { response: { docs: [{ centroide_ll: 'POINT(4.7763 51.5839)' }] } }

/** The external services respond as usual, with an error, or with invalid content. */
let responseMode: 'all' | 'nothing' | 'nonsense' = 'all'
let requestedUrls: string[] = []
const externalServices = createServer((request, response) => {
  requestedUrls.push(request.url ?? '')
  if (responseMode === 'nothing') return response.writeHead(500).end('away')
  if (responseMode === 'nonsense')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello')
  if (request.url?.endsWith('.png'))
    return response.writeHead(200, { 'content-type': 'image/png' }).end(exampleTile)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bredaResponse))
})
let server: Harness
beforeAll(async () => {
  await new Promise<void>((resolve) => externalServices.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(externalServices.address() as AddressInfo).port}`
  const map = { placesUrl: `${origin}/free`, tilesUrl: `${origin}/tiles` }
  server = await startHarness((config) => ({ ...config, map }))
})
afterAll(async () => {
  await server.close()
  externalServices.close()
})
beforeEach(() => {
  responseMode = 'all'
  requestedUrls = []
})

const requestCoordinatesOf = async (name: string) =>
  sendCall(server, getHomeCoordinates, { token: await server.getAccessToken(name) })
const requestTile = (zoom: string, x = '33637', y = '21769') =>
  sendCall(server, getMapTile, { params: { zoom, x, y } })

test('@LIVING-07 the address register is queried once per home, with its address only', {
  tags: 'full',
}, async () => {
  for (let time = 0; time < 2; time++)
    expect((await requestCoordinatesOf('anna')).json().data).toEqual({ latitude: 51.5839, longitude: 4.7763 })
  expect(requestedUrls).toHaveLength(1)
  const query = new URL(requestedUrls[0] ?? '', 'http://outside').searchParams
  expect(query.get('q')).toMatch(/^Wilhelminapark 27-A, 4818 SL Breda$/)
  expect(requestedUrls[0]).not.toMatch(/anna|wit/i)
})

test('@LIVING-07 a failed or invalid answer of the register is retried the next time', {
  tags: 'full',
}, async () => {
  for (responseMode of ['nothing', 'nonsense'] as const)
    expect((await requestCoordinatesOf('karin')).statusCode).toBe(424)
  responseMode = 'all'
  expect((await requestCoordinatesOf('karin')).statusCode).toBe(200)
  expect(requestedUrls).toHaveLength(3)
})

test('@LIVING-07 a tile is fetched once and stored, and browsers may cache it', async () => {
  for (let time = 0; time < 2; time++) {
    const response = await requestTile('16')
    expect(response.rawPayload.equals(exampleTile)).toBe(true)
    expect(response.headers['cache-control']).toContain('public')
  }
  expect(requestedUrls).toEqual(['/tiles/16/33637/21769.png'])
})

test('only tiles of the map are fetched, and a failed one is not stored', async () => {
  for (const [zoom, x, y] of [
    ['9', '1', '1'],
    ['20', '1', '1'],
    ['16', 'a', '1'],
    ['16', '1', '-1'],
  ] as const)
    expect((await requestTile(zoom, x, y)).statusCode).toBe(422)
  expect(requestedUrls).toEqual([])
  responseMode = 'nonsense'
  expect((await requestTile('17')).statusCode).toBe(424)
  responseMode = 'all'
  expect((await requestTile('17')).statusCode).toBe(200)
})

test('without a map or a known address, no request is made', { tags: 'full' }, async () => {
  const serverWithoutMap = await startHarness((config) => ({ ...config, map: null }))
  try {
    const token = await serverWithoutMap.getAccessToken('anna')
    expect((await sendCall(serverWithoutMap, getHomeCoordinates, { token })).json().data).toBeNull()
    expect(
      (await sendCall(serverWithoutMap, getMapTile, { params: { zoom: '16', x: '1', y: '1' } })).statusCode,
    ).toBe(404)
  } finally {
    await serverWithoutMap.close()
  }
  expect(requestedUrls).toEqual([])
})
