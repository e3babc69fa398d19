import { ApiError } from '@portal/contract/error'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadWithProgress } from './send-request.ts'

/** An XMLHttpRequest that the test controls. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  open = vi.fn()
  send = vi.fn()
  abort = () => this.onabort?.()
  setRequestHeader = (name: string, value: string) => Object.assign(this.headers, { [name]: value })
  constructor() {
    FakeRequest.last = this
  }
}
const startUpload = (signal?: AbortSignal) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const onProgress = vi.fn()
  const options = {
    method: 'POST',
    body: 'x',
    headers: { authorization: 'Bearer t' },
    ...(signal ? { signal } : {}),
  }
  const answer = uploadWithProgress('/api/zuider/customer/document', options, onProgress)
  answer.catch(() => {})
  return { answer, onProgress, request: FakeRequest.last }
}
afterEach(() => vi.unstubAllGlobals())

test('an upload reports its progress and returns the response', async () => {
  const { answer, onProgress, request } = startUpload()
  request.upload.onprogress?.({ loaded: 5, total: 10 })
  expect(onProgress).toHaveBeenCalledWith(5, 10)
  Object.assign(request, { status: 200, responseText: '{"data":{"success":true,"id":1}}' })
  request.onload?.()
  expect(await (await answer).json()).toEqual({ data: { success: true, id: 1 } })
  expect(request.headers.authorization).toBe('Bearer t')
})

test('a rejected upload has the server’s message, a broken connection has none', async () => {
  const rejectedError = startUpload()
  Object.assign(rejectedError.request, { status: 413, responseText: '{"error":"too_large"}' })
  rejectedError.request.onload?.()
  const error: ApiError = await rejectedError.answer.catch((reason) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ failure: 'refused', status: 413, body: { error: 'too_large' } })
  const byProxy = startUpload()
  const page = '<html><head><title>413 Request Entity Too Large</title></head></html>'
  Object.assign(byProxy.request, { status: 413, responseText: page })
  byProxy.request.onload?.()
  await expect(byProxy.answer).rejects.toMatchObject({ failure: 'refused', status: 413, body: {} })
  const cut = startUpload()
  cut.request.onerror?.()
  await expect(cut.answer).rejects.toMatchObject({ failure: 'unreachable' })
})

test('an upload without progress for a minute fails, a slow one does not', async () => {
  vi.useFakeTimers()
  const { answer, request } = startUpload()
  let ended = false
  answer.catch(() => {
    ended = true
  })
  for (let step = 1; step < 5; step++) {
    await vi.advanceTimersByTimeAsync(50_000)
    request.upload.onprogress?.({ loaded: step, total: 10 })
  }
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(answer).rejects.toMatchObject({ failure: 'unreachable' })
})

test('an aborted upload rejects with the caller’s reason', async () => {
  const stop = new AbortController()
  const { answer } = startUpload(stop.signal)
  stop.abort(new Error('no longer wanted'))
  await expect(answer).rejects.toThrow('no longer wanted')
})
