import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getStreetView } from '@portal/contract/street-view'
import { expect, test } from 'vitest'
import { readDemoPicture } from '../src/demo/demo-picture.ts'
import { startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

const streetQuery = { location: 'Wilhelminapark 27, 4818 SL Breda', size: '320x160', fov: '75' }
const pngContent = Buffer.from(readDemoPicture('zuider'), 'base64')

test('@API-07 the picture service is queried with place, size and angle, and its picture is returned', async () => {
  const requestedParams: URLSearchParams[] = []
  const pictures = createServer((request, response) => {
    requestedParams.push(new URL(request.url ?? '', 'http://pictures').searchParams)
    if (requestedParams.length > 1) response.writeHead(500).end('away')
    else response.writeHead(200, { 'content-type': 'image/png' }).end(pngContent)
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const { port } = pictures.address() as AddressInfo
  const server = await startHarness((config) => ({
    ...config,
    streetViewUrl: `http://127.0.0.1:${port}/view?key=ours`,
  }))
  try {
    const picture = await sendCall(server, getStreetView, { query: streetQuery })
    expect(picture.headers['content-type']).toBe('image/png')
    expect(picture.rawPayload.equals(pngContent)).toBe(true)
    expect(Object.fromEntries(requestedParams[0] ?? [])).toEqual({ key: 'ours', ...streetQuery })
    expect((await sendCall(server, getStreetView, { query: streetQuery })).statusCode).toBe(424)
  } finally {
    await server.close()
    pictures.close()
  }
})

test('@API-07 without a picture service, a picture of the requested size is drawn', {
  tags: 'full',
}, async () => {
  const server = await startHarness()
  try {
    const picture = await sendCall(server, getStreetView, { query: streetQuery })
    expect(picture.headers['content-type']).toBe('image/svg+xml')
    expect(picture.payload).toContain('width="320" height="160"')
    for (const invalidQuery of ['size=9999x9999', 'fov=wide'])
      expect(
        (await server.app.inject({ url: `/streetview?location=Breda&${invalidQuery}` })).statusCode,
      ).toBe(422)
  } finally {
    await server.close()
  }
})
