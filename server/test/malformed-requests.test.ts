// @module-tag full
import type { ApiCall } from '@portal/contract/call'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls, type NamedCall } from '../src/documentation/all-calls.ts'
import { type CommandName, staffCommands } from '../src/staff-commands/staff-commands.ts'
import { createArbitraryValue } from './arbitrary-value.ts'
import { callSamples } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { listFields, replaceField } from './invalid-field-values.ts'
import { fillInSample, type SendOptions, sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'

const requestCount = Number(process.env.PORTAL_TEST_REQUESTS ?? 1000)
const concurrentRequests = 20
const randomSeed = 20261123
/** Number of requests generated from one seed, all in memory at once. */
const requestsPerSeed = 2000

let server: Harness
beforeAll(async () => {
  server = await startHarness((config) => ({
    ...config,
    limits: {
      failures: 1e6,
      window: 60,
      requestsPerMinute: 1e6,
      signInsPerMinute: 1e6,
      calculationsPerMinute: 1e6,
    },
  }))
})
afterAll(() => server.close())

const adviceKeys = [
  'zuider-rentelijst',
  'zuider-scenarios',
  'zuider-oversluiten',
  'zuider-maximaal',
  'zuider-verduurzamen',
]
const textArbitrary = fc.oneof(
  fc.constantFrom('1', '2', '7', '0', '-1', 'x', '..', '%', '\u0000', '99999999999', '1.5', 'ZUIDER', 'DM'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
)

/** Generates a valid body in which a random value replaces one field. */
const createNearlyValidBody = ({ name, call: { body } }: NamedCall): fc.Arbitrary<unknown> => {
  const sampleBody = callSamples[name]?.().body
  if (!body || !sampleBody) return fc.constant(undefined)
  const validInput = fillInSample(sampleBody, 'a-refresh-token')
  const fields = listFields(body, validInput)
  return fc
    .constantFrom(...fields)
    .chain(({ path, schema }) =>
      createArbitraryValue(schema).map((value) => replaceField(validInput, path, value)),
    )
}

const createArbitraryInput = (namedCall: NamedCall): fc.Arbitrary<SendOptions> => {
  const { params, query, body } = namedCall.call
  const toArbitraryTexts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, textArbitrary]))
  return fc.record({
    tenant: fc.oneof(
      { weight: 9, arbitrary: fc.constant('zuider') },
      fc.constantFrom('noorder', 'niets', '%00', '..', '%2e%2e'),
    ),
    params: fc.record(toArbitraryTexts(Object.keys(params))) as fc.Arbitrary<Record<string, string>>,
    query: fc.record(
      {
        ...toArbitraryTexts(Object.keys(query)),
        ...('key' in query && { key: fc.oneof(fc.constantFrom(...adviceKeys), textArbitrary) }),
      },
      { requiredKeys: 'key' in query ? ['key'] : [] },
    ) as fc.Arbitrary<Record<string, string>>,
    body: body
      ? fc.oneof(createArbitraryValue(body), createNearlyValidBody(namedCall))
      : fc.constant(undefined),
    headers: fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      fc.record({ 'idempotency-key': textArbitrary.map(encodeURIComponent) }),
      fc.record({ 'if-match': textArbitrary.map(encodeURIComponent) }),
      fc.record({ 'if-none-match': textArbitrary.map(encodeURIComponent) }),
    ),
  })
}

const commandArbitrary = fc.constantFrom(...Object.keys(staffCommands)).chain((command) => {
  const schema = staffCommands[command as CommandName]
  const fixedFields = { tenant: 'zuider', customer: 'mila', subdomain: 'zuider' }
  const knownFields = Object.fromEntries(
    Object.entries(fixedFields).filter(([name]) => name in schema.entries),
  )
  const body = fc.oneof(
    createArbitraryValue(schema).map((value) =>
      typeof value === 'object' ? { ...value, ...knownFields } : value,
    ),
    createArbitraryValue(schema),
  )
  return fc.record({ command: fc.constant(command), body })
})

/** Copies a call so that its query is sent without validation. */
const addRawQuery = (call: ApiCall, query: SendOptions['query'] = {}): ApiCall => {
  const searchParams = new URLSearchParams(query)
  return searchParams.size > 0
    ? { ...call, query: {}, path: `${call.path}?${searchParams}` }
    : { ...call, query: {} }
}

interface RandomRequest {
  namedCall: NamedCall
  callOptions: SendOptions
  isSignedIn: boolean
}

const requestArbitrary = fc.constantFrom(...allCalls).chain(
  (namedCall): fc.Arbitrary<RandomRequest> =>
    fc.record({
      namedCall: fc.constant(namedCall),
      callOptions: createArbitraryInput(namedCall),
      isSignedIn: fc.nat(9).map(Boolean),
    }),
)

/** Generates all requests, in groups that are sent concurrently. */
function* generateRequestGroups(): Generator<RandomRequest[]> {
  for (let firstIndex = 0; firstIndex < requestCount; firstIndex += requestsPerSeed) {
    const numRuns = Math.min(requestsPerSeed, requestCount - firstIndex)
    const requestsOfSeed = fc.sample(requestArbitrary, {
      numRuns,
      seed: randomSeed + firstIndex / requestsPerSeed,
    })
    for (let index = 0; index < requestsOfSeed.length; index += concurrentRequests)
      yield requestsOfSeed.slice(index, index + concurrentRequests)
  }
}

test(`${requestCount} random requests made from the contract, with and without a session, cause no server error`, async () => {
  const statusCounts = { 200: 0, 422: 0 } as Record<number, number>
  const faults: string[] = []
  let token = ''
  let sentCount = 0
  for (const requestGroup of generateRequestGroups()) {
    if (sentCount % 200 === 0) token = await server.getAccessToken('mila')
    sentCount += requestGroup.length
    await Promise.all(
      requestGroup.map(async ({ namedCall, callOptions, isSignedIn }) => {
        const auth = isSignedIn ? { token } : {}
        const call = addRawQuery(namedCall.call, callOptions.query)
        const { statusCode } = await sendCall(server, call, { ...callOptions, query: {}, ...auth })
        statusCounts[statusCode] = (statusCounts[statusCode] ?? 0) + 1
        if (statusCode >= 500)
          faults.push(`${statusCode} ${namedCall.name} ${JSON.stringify(callOptions).slice(0, 600)}`)
      }),
    )
  }
  expect([sentCount, faults]).toEqual([requestCount, []])
  expect(statusCounts[200]).toBeGreaterThan(0.15 * requestCount)
  expect(statusCounts[422]).toBeGreaterThan(0.15 * requestCount)
})

test('random arguments of adviser commands cause no server error', async () => {
  const faults: string[] = []
  for (const { command, body } of fc.sample(commandArbitrary, { numRuns: 400, seed: 20261123 })) {
    const { statusCode } = await server.staff.inject({
      method: 'POST',
      url: `/adviser/${command}`,
      headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body) ?? '',
    })
    if (statusCode >= 500) faults.push(`${statusCode} ${command} ${JSON.stringify(body).slice(0, 300)}`)
  }
  expect(faults).toEqual([])
})
