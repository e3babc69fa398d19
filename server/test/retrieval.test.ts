import { beginPartnerRetrieval, beginRetrieval, getRetrieval } from '@portal/contract/retrieval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, harness } from './harness.ts'
import { send } from './send.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await harness((config) => ({ ...config, assessmentUrl: 'https://source.example/ophalen' }))
  token = await server.tokenOf('anna')
})
afterAll(() => server.close())

const body = { type: 'mortgage_pension' }
const begin = async (call = beginRetrieval) => {
  const { data } = await server.ask(call, token, { body })
  return { ...data, attempt: data.attempt ?? '', cancel_url: data.cancel_url ?? '' }
}
const outcomeOf = async (attempt: string) =>
  (await server.ask(getRetrieval, token, { params: { id: attempt } })).data
/** Opens a URL at which the external page ends. */
const open = async (address: string) => {
  const { pathname, search } = new URL(address)
  expect((await server.app.inject({ url: pathname + search })).statusCode).toBe(200)
}

test('@RETRIEVE-06 a retrieval ends as the page elsewhere says, once, by an address that only it has', async () => {
  for (const result of ['success', 'failure', 'cancel'] as const) {
    const { attempt, ...leave } = await begin()
    expect(await outcomeOf(attempt)).toEqual({ ...body, partner: false, result: null })
    await open(leave[`${result}_url`])
    expect((await outcomeOf(attempt)).result).toBe(result)
    await open(leave.success_url)
    expect((await outcomeOf(attempt)).result).toBe(result)
  }
})

test('@RETRIEVE-06 success that is typed by hand is not recorded', async () => {
  const { attempt, cancel_url } = await begin(beginPartnerRetrieval)
  const [claimed, unproved] = [new URL(cancel_url), new URL(cancel_url)]
  claimed.searchParams.set('result', 'success')
  unproved.searchParams.delete('proof')
  const other = await begin()
  const borrowed = new URL(other.success_url)
  borrowed.searchParams.set('attempt', attempt)
  for (const { href } of [claimed, unproved, borrowed]) await open(href)
  await open('https://zuider.example/_retrieved?result=success')
  expect(await outcomeOf(attempt)).toEqual({ ...body, partner: true, result: null })
})

test('only its customer can read the result of a retrieval', async () => {
  const { attempt } = await begin()
  const femke = await server.tokenOf('femke')
  const params = { id: attempt }
  expect((await send(server, getRetrieval, { token: femke, params })).statusCode).toBe(404)
  expect((await send(server, getRetrieval, { token, params })).statusCode).toBe(200)
})
