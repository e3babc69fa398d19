import { allowsCall } from '@portal/contract/sandbox'
import type { Portal } from '@portal/remote-kit/portal'
import { createBudget } from './budget.ts'
import { hello, type ToFrame } from './messages.ts'
import type { SandboxedRemote, SandboxPage } from './page.ts'
import { type Serving, serveFrame } from './serve.ts'

/** How long a frame may take until it stands, in milliseconds: it loads all that the page has already. */
const standsWithinMs = 20_000

interface Connected extends Pick<Serving, 'show'> {
  frame: HTMLIFrameElement
  remote: SandboxedRemote
  view: string
  /** What the slot passes; of a screen nothing. */
  props: object
  portal: Portal
  page: SandboxPage
  /** It did not come, or says more than it may. */
  onFail(error: Error): void
}

/**
 * Opens the line to a frame: a port that the frame sends along with its first word, so that nobody else hears what goes over it, and
 * nothing goes to what may have taken the frame's place.
 * @returns tells the frame something; and ends all of it
 */
export function connect({ frame, remote, view, props, portal, page, onFail, show }: Connected) {
  const mayTalk = createBudget(() => performance.now())
  let port: MessagePort | undefined
  const post = (message: ToFrame) => port?.postMessage(message)
  const fail = (what: string) => {
    end()
    onFail(new Error(`the frame of ${remote.name} ${what}`))
  }
  const late = setTimeout(() => fail(`did not stand within ${standsWithinMs} ms`), standsWithinMs)
  const serving = serveFrame({
    portal,
    sandbox: remote.sandbox,
    post,
    isFocused: () => document.activeElement === frame,
    back: () => history.back(),
    show: (message) => {
      if (message.kind === 'shown') clearTimeout(late)
      if (message.kind === 'failed') return fail(`did not start: ${message.message}`)
      show(message)
    },
  })
  const spend = (message: unknown) => {
    if (mayTalk(message)) return true
    fail('says more than it may within a second')
    return false
  }
  const hear = ({ source, data, ports: [given] }: MessageEvent) => {
    if (source !== frame.contentWindow || !spend(data) || port || data !== hello || !given) return
    port = given
    port.onmessage = ({ data: message }) => spend(message) && serving.take(message)
    post({ kind: 'begin', remote, view, props, state: page.stateFor(remote.name) })
  }
  const stopState = page.follow(() => post({ kind: 'state', state: page.stateFor(remote.name) }))
  const stopStale = portal.queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return
    const [key, url] = event.query.queryKey
    if (typeof url === 'string' && allowsCall(remote.sandbox, 'GET', url))
      post({ kind: 'stale', queryKey: [key, url] })
  })
  const end = () => {
    clearTimeout(late)
    removeEventListener('message', hear)
    frame.removeEventListener('load', arrive)
    stopState()
    stopStale()
    serving.end()
    port?.close()
    port = undefined
  }
  let loads = 0
  /** A second document in the frame is not the one that the server gave. */
  const arrive = () => {
    loads++
    if (loads > 1) fail('went elsewhere')
  }
  addEventListener('message', hear)
  frame.addEventListener('load', arrive)
  return { post, end }
}
