import type { SendOptions } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import { rejectedError, unreachableError } from './failures.ts'
import type { Signer } from './send.ts'

/** Time without progress after which an upload counts as failed, in milliseconds. */
const idleTimeoutMs = 60_000

/**
 * Sends a body and reports progress, which `fetch` cannot. A slow upload may continue, one without progress fails.
 * @param recordNonce receives the response headers
 * @throws ApiError like `send`; the reason of `signal` when it aborts
 */
export function upload(
  url: string,
  { method = 'POST', headers, body, signal }: Options,
  onProgress: NonNullable<SendOptions['onProgress']>,
  recordNonce?: Signer['recordNonce'],
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const restartIdleTimer = () => {
      clearTimeout(idle)
      idle = setTimeout(() => request.abort(), idleTimeoutMs)
    }
    const stop = () => request.abort()
    const end = (finish: () => void) => () => {
      clearTimeout(idle)
      signal?.removeEventListener('abort', stop)
      finish()
    }
    request.upload.onprogress = ({ loaded, total }) => {
      restartIdleTimer()
      onProgress(loaded, total)
    }
    request.onload = end(() => {
      const { status, responseText } = request
      recordNonce?.({ get: (name) => request.getResponseHeader(name) })
      if (status >= 200 && status < 300) resolve(new Response(responseText || null, { status }))
      else reject(rejectedError(url, status, jsonIn(responseText)))
    })
    request.onerror = end(() => reject(unreachableError(url)))
    request.onabort = end(() => reject(signal?.aborted ? signal.reason : unreachableError(url)))
    request.open(method, url)
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      request.setRequestHeader(name, value)
    if (signal?.aborted) return end(() => reject(signal.reason))()
    signal?.addEventListener('abort', stop)
    restartIdleTimer()
    request.send(body as XMLHttpRequestBodyInit)
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
