import {
  beginDataRetrieval,
  beginPartnerDataRetrieval,
  getDataRetrieval,
} from '@portal/contract/data-retrieval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness((config) => ({ ...config, assessmentUrl: 'https://source.example/ophalen' }))
  token = await server.getAccessToken('anna')
})
afterAll(() => server.close())

const retrievalBody = { type: 'mortgage_pension' }
const beginRetrievalAttempt = async (call = beginDataRetrieval) => {
  const { data } = await server.request(call, token, { body: retrievalBody })
  return { ...data, attempt: data.attempt ?? '', cancel_url: data.cancel_url ?? '' }
}
const readAttemptOutcome = async (attempt: string) =>
  (await server.request(getDataRetrieval, token, { params: { id: attempt } })).data
/** Requests the URL to which the external page redirects at the end of a retrieval. */
const requestReturnUrl = async (address: string) => {
  const { pathname, search } = new URL(address)
  expect((await server.app.inject({ url: pathname + search })).statusCode).toBe(200)
}

test('@RETRIEVE-06 a retrieval ends with the result of the external page, once, at an address that only that page has', async () => {
  for (const result of ['success', 'failure', 'cancel'] as const) {
    const { attempt, ...returnUrls } = await beginRetrievalAttempt()
    expect(await readAttemptOutcome(attempt)).toEqual({ ...retrievalBody, partner: false, result: null })
    await requestReturnUrl(returnUrls[`${result}_url`])
    expect((await readAttemptOutcome(attempt)).result).toBe(result)
    await requestReturnUrl(returnUrls.success_url)
    expect((await readAttemptOutcome(attempt)).result).toBe(result)
  }
})

test('@RETRIEVE-06 a typed address with a success result is not recorded', async () => {
  const { attempt, cancel_url } = await beginRetrievalAttempt(beginPartnerDataRetrieval)
  const [claimedUrl, unprovedUrl] = [new URL(cancel_url), new URL(cancel_url)]
  claimedUrl.searchParams.set('result', 'success')
  unprovedUrl.searchParams.delete('proof')
  const otherAttempt = await beginRetrievalAttempt()
  const borrowedUrl = new URL(otherAttempt.success_url)
  borrowedUrl.searchParams.set('attempt', attempt)
  for (const { href } of [claimedUrl, unprovedUrl, borrowedUrl]) await requestReturnUrl(href)
  await requestReturnUrl('https://zuider.example/_retrieved?result=success')
  expect(await readAttemptOutcome(attempt)).toEqual({ ...retrievalBody, partner: true, result: null })
})

test('only its customer can read the result of a retrieval', async () => {
  const { attempt } = await beginRetrievalAttempt()
  const femke = await server.getAccessToken('femke')
  const params = { id: attempt }
  expect((await sendCall(server, getDataRetrieval, { token: femke, params })).statusCode).toBe(404)
  expect((await sendCall(server, getDataRetrieval, { token, params })).statusCode).toBe(200)
})
