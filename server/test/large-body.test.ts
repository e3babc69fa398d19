import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../src/documentation/all-calls.ts'
import { type Harness, startHarness } from './harness.ts'

type Schema = v.GenericSchema
interface BodyList {
  path: string
  schema: Schema
}

const getSchemaProperty = (schema: Schema, name: string): unknown =>
  (schema as unknown as Record<string, unknown>)[name]

/** Finds every list in a schema, with its path. */
function findBodyLists(schema: Schema, path: string): BodyList[] {
  const entries = Object.entries(
    (getSchemaProperty(schema, 'entries') as Record<string, Schema> | undefined) ?? {},
  )
  const options = (getSchemaProperty(schema, 'options') as unknown[] | undefined) ?? []
  const innerSchemas = ['wrapped', 'item', 'value'].flatMap(
    (name) => getSchemaProperty(schema, name) ?? [],
  ) as Schema[]
  return [
    ...(schema.type === 'array' ? [{ path: path, schema }] : []),
    ...entries.flatMap(([name, entrySchema]) => findBodyLists(entrySchema, `${path}.${name}`)),
    ...options
      .filter((option) => typeof option === 'object' && option !== null)
      .flatMap((option) => findBodyLists(option as Schema, path)),
    ...innerSchemas.flatMap((innerSchema) => findBodyLists(innerSchema, path)),
  ]
}

const bodyLists = allCalls.flatMap(({ name, call }) => (call.body ? findBodyLists(call.body, name) : []))
const throwingItem = new Proxy(
  {},
  {
    get: () => {
      throw new Error('an item was looked at')
    },
  },
)

/** Returns the maximum length of a list schema, including nested pipes. */
function findMaxLength(schema: Schema): number | undefined {
  const actions = ((getSchemaProperty(schema, 'pipe') as Schema[] | undefined) ?? []).filter(
    (action) => action !== schema,
  )
  for (const action of actions) {
    const maxLength =
      getSchemaProperty(action, 'type') === 'max_length'
        ? getSchemaProperty(action, 'requirement')
        : findMaxLength(action)
    if (typeof maxLength === 'number') return maxLength
  }
  return undefined
}

describe('a list with too many items is rejected before any item is validated', () => {
  test('the contract has lists with a maximum', () => expect(bodyLists.length).toBeGreaterThan(4))
  test.each(bodyLists)('trust E9: $path', ({ schema }) => {
    const maxLength = findMaxLength(schema) ?? 0
    expect(maxLength).toBeGreaterThan(0)
    const { issues } = v.safeParse(schema, Array(maxLength + 1).fill(throwingItem))
    expect(issues).toHaveLength(1)
  })
})

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

/** Creates a body of nearly 64 kB that repeats one small item. */
const createLargeBody = (bodyStart: string, item: string, bodyEnd: string) =>
  bodyStart + `${item},`.repeat(Math.floor(63_000 / (item.length + 1))).slice(0, -1) + bodyEnd

describe('trust E9: a body with many errors is answered at once, with a few lines', () => {
  const mortgagesWithParts = Array(50)
    .fill(`{"parts":[${Array(50).fill('{}').join()}]}`)
    .join()
  const fields = Array.from({ length: 6000 }, (_, index) => `"${index}":0`).join()
  beforeAll(async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(20_000) })
    const headers = { 'content-type': 'application/json' }
    await server.app.inject({ method: 'POST', url: '/auth/login', headers, payload })
  })
  test.each([
    [
      'loan parts of a calculation',
      '/advice/scenarios?key=zuider-scenarios',
      createLargeBody('{"loan_parts":[', '{}', ']}'),
    ],
    ['mortgages', 'saveMortgages', createLargeBody('{"mortgages":[', '{}', ']}')],
    ['the maximum of mortgages and parts', 'saveMortgages', `{"mortgages":[${mortgagesWithParts}]}`],
    ['invalid text', 'saveMortgages', createLargeBody('{"mortgages":[', '"\\u0001"', ']}')],
    ['answers to an appointment', 'bookAppointment', `{"custom_fields":{${fields}}}`],
  ])('%s', async (_, callNameOrPath, payload) => {
    const token = await server.getAccessToken('anna')
    const path = allCalls.find(({ name }) => name === callNameOrPath)?.call.path
    const startedAt = performance.now()
    const response = await server.app.inject({
      method: 'POST',
      url: path ? `/api/zuider${path}` : callNameOrPath,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors).length).toBeLessThanOrEqual(20)
    expect(response.body.length).toBeLessThan(8_000)
  })
})
