import type { SendOptions } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import type { DpopSigner } from '../session/dpop-signer.ts'
import { createRejectedError, createUnreachableError } from './api-errors.ts'

/** Time without progress after which an upload counts as failed, in milliseconds. */
const uploadIdleTimeoutMs = 60_000

/**
 * Sends a body and reports progress, which `fetch` cannot. A slow upload may continue; an upload without progress
 * fails.
 * @param recordNonce receives the response headers
 * @throws ApiError like `sendRequest`; the reason of `signal` when it aborts
 */
export function uploadWithProgress(
  url: string,
  { method = 'POST', headers, body, signal }: Options,
  onProgress: NonNullable<SendOptions['onProgress']>,
  recordNonce?: DpopSigner['recordNonce'],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const restartIdleTimer = () => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), uploadIdleTimeoutMs)
    }
    const abortRequest = () => request.abort()
    const finishOnce = (finish: () => void) => () => {
      clearTimeout(idle)
      signal?.removeEventListener('abort', abortRequest)
      finish()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartIdleTimer()
      onProgress(loaded, total)
    }
    request.onload = finishOnce(() => {
      const { status, responseText } = request
      recordNonce?.({ get: (name) => request.getResponseHeader(name) })
      if (status >= 200 && status < 300) resolve(new Response(responseText || null, { status }))
      else reject(createRejectedError(url, status, parseJsonOrNull(responseText)))
    })
    request.onerror = finishOnce(() => reject(createUnreachableError(url)))
    request.onabort = finishOnce(() => reject(signal?.aborted ? signal.reason : createUnreachableError(url)))
    request.open(method, url)
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value)
    if (signal?.aborted) return finishOnce(() => reject(signal.reason))()
    signal?.addEventListener('abort', abortRequest)
    restartIdleTimer()
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
