import {
  bsnCheckPath,
  bsnCheckWorker,
  type CheckAnswered,
  type CheckAsked,
} from '@portal/domain/bsn/check-message'

/** Gives an address in the name of the build's script policy; the build puts it here. */
declare const trustedScriptUrl: (address: string) => string

/** How long a worker without work is kept, in milliseconds: it holds a hundred megabytes. */
const idleMs = 30_000
/** How long any one thing may take before it counts as failed, in milliseconds. */
const timeoutMs = 60_000

let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
/** One thing after another: it is one processor that does it. */
let last: Promise<unknown> = Promise.resolve()

function end(): void {
  worker?.terminate()
  worker = null
}

/** Fetches for the worker what it runs on: it has no way to the network itself. */
async function give(to: Worker, name: string): Promise<void> {
  const content = /^[\w-][\w.-]*$/.test(name)
    ? await fetch(`${bsnCheckPath}${name}`)
        .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
        .catch(() => null)
    : null
  to.postMessage({ ask: 'take', name, content } satisfies CheckAsked, content ? [content] : [])
}

function askNow(asked: CheckAsked, signal: AbortSignal): Promise<CheckAnswered> {
  clearTimeout(idle)
  worker ??= new Worker(trustedScriptUrl(bsnCheckWorker))
  const at = worker
  const listening = new AbortController()
  return new Promise<CheckAnswered>((resolve, reject) => {
    const fail = (reason: unknown) => {
      end()
      reject(reason)
    }
    const options = { signal: listening.signal }
    const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    if (stop.aborted) return fail(stop.reason)
    stop.addEventListener('abort', () => fail(stop.reason), options)
    at.addEventListener('error', () => fail(new Error('the worker failed')), options)
    at.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckAnswered>) => {
        if (data.say === 'want') void give(at, data.name)
        else if (data.say === 'failed') fail(new Error(data.why))
        else if (data.say) resolve(data)
      },
      options,
    )
    at.postMessage(asked)
  }).finally(() => {
    listening.abort()
    idle = setTimeout(end, idleMs)
  })
}

/**
 * Has the worker do something, after what it does already.
 * @throws what `signal` gives as its reason; Error when the worker cannot do it, or takes too long
 */
export function askWorker(asked: CheckAsked, signal: AbortSignal): Promise<CheckAnswered> {
  const mine = last.then(
    () => askNow(asked, signal),
    () => askNow(asked, signal),
  )
  last = mine
  return mine
}
