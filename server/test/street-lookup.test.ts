import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { saveLivingDetails } from '@portal/contract/edit-form'
import { getLivingDetails } from '@portal/contract/living-details'
import { getStreet } from '@portal/contract/street'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { homes } from '../src/database/tables/home.ts'
import { createLog } from '../src/log.ts'
import {
  createPdokStreetSource,
  createServiceStreetSource,
  createStreetLookup,
} from '../src/streets/street-lookup.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
const receivedRequests: { url: string; authorization: string | undefined }[] = []
/** Response of the external service: status and body. */
let serviceResponse: [status: number, body: unknown] = [404, null]
const externalService = createServer(({ url = '', headers }, response) => {
  receivedRequests.push({ url, authorization: headers.authorization })
  response
    .writeHead(serviceResponse[0], { 'content-type': 'application/json' })
    .end(JSON.stringify(serviceResponse[1]))
})
let serviceOrigin: string
beforeAll(async () => {
  server = await startHarness()
  await new Promise<void>((resolve) => externalService.listen(0, '127.0.0.1', resolve))
  serviceOrigin = `http://127.0.0.1:${(externalService.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.close()
  await new Promise((resolve) => externalService.close(resolve))
})

const homeValues = { house_number_addition: '', market_value: 300_000, woz_value: 290_000 }
async function saveHome(token: string, postal_code: string, house_number: string) {
  const body = { ...homeValues, postal_code, house_number }
  expect((await sendCall(server, saveLivingDetails, { token, body })).statusCode).toBe(200)
  const { street_name, formatted_number, postcode, city } =
    (await server.request(getLivingDetails, token)).data?.property ?? {}
  return { street_name, formatted_number, postcode, city }
}

test('@EDIT-11 street and place follow postcode and number, and are unknown until found', {
  tags: 'full',
}, async () => {
  const token = await server.getAccessToken('anna')
  const breda = { street_name: 'Wilhelminapark', postcode: '4818 SL', city: 'Breda' }
  expect(await saveHome(token, '4818SL', '27')).toEqual({ ...breda, formatted_number: '27' })
  expect(await saveHome(token, '5038 vk', '12')).toEqual({
    street_name: 'Korte Heuvel',
    formatted_number: '12',
    postcode: '5038 VK',
    city: 'Tilburg',
  })
  const unknownAddress = { street_name: null, formatted_number: '1', postcode: '1011 AB', city: null }
  expect(await saveHome(token, '1011 AB', '1')).toEqual(unknownAddress)
  expect(await saveHome(token, '4818 SL', '28')).toEqual({ ...breda, formatted_number: '28' })
  expect(await saveHome(token, '4818 SL', '9999')).toMatchObject({ street_name: null, city: null })
})

test('the tenant’s data of a home stays if postcode and number are unchanged', { tags: 'full' }, async () => {
  const token = await server.getAccessToken('femke')
  const { db } = server.database
  await db.update(homes).set({ streetName: 'Door de firma gezegd', city: 'Elders' })
  const homeBefore = (await server.request(getLivingDetails, token)).data?.property
  expect(await saveHome(token, homeBefore?.postcode ?? '', homeBefore?.number ?? '')).toMatchObject({
    street_name: 'Door de firma gezegd',
    city: 'Elders',
  })
})

test('a street is looked up for a signed-in customer while typing', async () => {
  const token = await server.getAccessToken('anna')
  const findStreet = async (postcode: string, number: string) =>
    (await server.request(getStreet, token, { query: { postcode, number } })).data
  expect(await findStreet('4818 SL', '27')).toEqual({ street: 'Wilhelminapark', city: 'Breda' })
  expect(await findStreet('4818sl', '27')).toEqual({ street: 'Wilhelminapark', city: 'Breda' })
  expect([
    await findStreet('4818 S', '27'),
    await findStreet('4818 SL', '0'),
    await findStreet('', ''),
  ]).toEqual([null, null, null])
})

test('the demo knows the street of each of its homes', { tags: 'full' }, async () => {
  const { findDemoStreet: demoStreets } = await import('../src/demo/demo-streets.ts')
  const newServer = await startHarness()
  const storedHomes = await newServer.database.db.select().from(homes)
  await newServer.close()
  expect(storedHomes.length).toBeGreaterThan(20)
  for (const { postcode, number, streetName, city } of storedHomes)
    expect([postcode, await demoStreets(postcode ?? '', number ?? '')]).toEqual([
      postcode,
      { street: streetName, city },
    ])
})

test('the national register is queried for the exact address', async () => {
  const streets = createPdokStreetSource(`${serviceOrigin}/free`)
  serviceResponse = [200, { response: { docs: [{ straatnaam: 'Dam', woonplaatsnaam: 'Amsterdam' }] } }]
  expect(await streets('1012 JS', '1')).toEqual({ street: 'Dam', city: 'Amsterdam' })
  const { searchParams } = new URL(receivedRequests.at(-1)?.url ?? '', serviceOrigin)
  expect(searchParams.getAll('fq')).toEqual(['type:adres', 'postcode:1012JS', 'huisnummer:1'])
  serviceResponse = [200, { response: { docs: [] } }]
  expect(await streets('1012 JS', '9999')).toBeNull()
})

test('a postcode service is queried with its key, and an address it does not know is unknown', async () => {
  const streets = createServiceStreetSource(`${serviceOrigin}/v1/{postcode}/{number}`, 'secret')
  serviceResponse = [200, { street: 'Dam', city: 'Amsterdam', province: 'Noord-Holland' }]
  expect(await streets('1012 JS', '1')).toEqual({ street: 'Dam', city: 'Amsterdam' })
  expect(receivedRequests.at(-1)).toEqual({ url: '/v1/1012JS/1', authorization: 'Bearer secret' })
  serviceResponse = [404, {}]
  expect(await streets('1012 JS', '2')).toBeNull()
})

test.each([
  [500, {}],
  [200, { street: 7 }],
])('after the lookup response %i %j the street stays unknown', async (...response) => {
  serviceResponse = response
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    addressLookup: `${serviceOrigin}/{postcode}/{number}`,
  }
  const findStreet = await createStreetLookup(config, createLog(config))
  expect(await findStreet('1012 JS', '1')).toBeNull()
})

test('the setting names a known lookup, or is rejected', () => {
  const readLookupSetting = (ADDRESS_LOOKUP: string) => readConfig({ ADDRESS_LOOKUP }).addressLookup
  expect(readLookupSetting('pdok')).toBe('pdok')
  expect(readLookupSetting('https://api.example/{postcode}/{number}')).toBe(
    'https://api.example/{postcode}/{number}',
  )
  for (const invalidSetting of ['bag', 'https://api.example', 'http://api.example/{postcode}/{number}'])
    expect(() => readLookupSetting(invalidSetting)).toThrow('ADDRESS_LOOKUP')
})
