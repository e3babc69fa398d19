import {
  type BsnCheckRequest,
  type BsnCheckResponse,
  bsnCheckPath,
  bsnCheckWorkerPath,
} from '@portal/domain/bsn/bsn-check-messages'

/** Creates a script URL with the Trusted Types policy of the build, which defines this function. */
declare const trustedScriptUrl: (address: string) => string

/** Milliseconds after which an idle worker is ended. A worker uses a hundred megabytes of memory. */
const workerIdleTimeoutMs = 30_000
const taskTimeoutMs = 60_000

let bsnWorker: Worker | null = null
let idleTimer: ReturnType<typeof setTimeout> | undefined
/** Promise of the last task in the queue. The single worker runs the tasks one after another. */
let lastQueuedTask: Promise<unknown> = Promise.resolve()

function endWorker(): void {
  bsnWorker?.terminate()
  bsnWorker = null
}

/** Fetches a file for the worker, which has no network access. */
async function sendResourceToWorker(to: Worker, name: string): Promise<void> {
  const content = /^[\w-][\w.-]*$/.test(name)
    ? await fetch(`${bsnCheckPath}${name}`)
        .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
        .catch(() => null)
    : null
  to.postMessage({ kind: 'resource', name, content } satisfies BsnCheckRequest, content ? [content] : [])
}

function sendRequest(request: BsnCheckRequest, signal: AbortSignal): Promise<BsnCheckResponse> {
  clearTimeout(idleTimer)
  bsnWorker ??= new Worker(trustedScriptUrl(bsnCheckWorkerPath))
  const at = bsnWorker
  const listening = new AbortController()
  return new Promise<BsnCheckResponse>((resolve, reject) => {
    const failRequest = (reason: unknown) => {
      endWorker()
      reject(reason)
    }
    const options = { signal: listening.signal }
    const stop = AbortSignal.any([signal, AbortSignal.timeout(taskTimeoutMs)])
    if (stop.aborted) return failRequest(stop.reason)
    stop.addEventListener('abort', () => failRequest(stop.reason), options)
    at.addEventListener('error', () => failRequest(new Error('the worker failed')), options)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<BsnCheckResponse>) => {
        if (data.kind === 'resource_request') void sendResourceToWorker(at, data.name)
        else if (data.kind === 'failed') failRequest(new Error(data.message))
        else if (data.kind) resolve(data)
      },
      options,
    )
    at.postMessage(request)
  }).finally(() => {
    listening.abort()
    idleTimer = setTimeout(endWorker, workerIdleTimeoutMs)
  })
}

/**
 * Queues a task for the worker, and returns its response.
 * @throws the reason of `signal`; Error if the worker fails or times out
 */
export function runInWorker(request: BsnCheckRequest, signal: AbortSignal): Promise<BsnCheckResponse> {
  const mine = lastQueuedTask.then(
    () => sendRequest(request, signal),
    () => sendRequest(request, signal),
  )
  lastQueuedTask = mine
  return mine
}
