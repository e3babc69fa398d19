import {
  bsnCheckPath,
  bsnCheckWorker,
  type CheckRequest,
  type CheckResponse,
} from '@portal/domain/bsn/check-message'

/** Creates a script URL with the build's Trusted Types policy; defined by the build. */
declare const trustedScriptUrl: (address: string) => string

/** How long an idle worker is kept, in milliseconds: it uses a hundred megabytes. */
const idleMs = 30_000
/** Timeout of a task in milliseconds. */
const timeoutMs = 60_000

let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
/** Tasks run one after another in the single worker. */
let last: Promise<unknown> = Promise.resolve()

function endWorker(): void {
  worker?.terminate()
  worker = null
}

/** Fetches resources for the worker, which has no network access. */
async function give(to: Worker, name: string): Promise<void> {
  const content = /^[\w-][\w.-]*$/.test(name)
    ? await fetch(`${bsnCheckPath}${name}`)
        .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
        .catch(() => null)
    : null
  to.postMessage({ ask: 'take', name, content } satisfies CheckRequest, content ? [content] : [])
}

function sendRequest(request: CheckRequest, signal: AbortSignal): Promise<CheckResponse> {
  clearTimeout(idle)
  worker ??= new Worker(trustedScriptUrl(bsnCheckWorker))
  const at = worker
  const listening = new AbortController()
  return new Promise<CheckResponse>((resolve, reject) => {
    const fail = (reason: unknown) => {
      endWorker()
      reject(reason)
    }
    const options = { signal: listening.signal }
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    if (stop.aborted) return fail(stop.reason)
    stop.addEventListener('abort', () => fail(stop.reason), options)
    at.addEventListener('error', () => fail(new Error('the worker failed')), options)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckResponse>) => {
        if (data.say === 'want') void give(at, data.name)
        else if (data.say === 'failed') fail(new Error(data.why))
        else if (data.say) resolve(data)
      },
      options,
    )
    at.postMessage(request)
  }).finally(() => {
    listening.abort()
    idle = setTimeout(endWorker, idleMs)
  })
}

/**
 * Queues a task for the worker.
 * @throws the reason of `signal`; Error if the worker fails or times out
 */
export function runInWorker(request: CheckRequest, signal: AbortSignal): Promise<CheckResponse> {
  const mine = last.then(
    () => sendRequest(request, signal),
    () => sendRequest(request, signal),
  )
  last = mine
  return mine
}
