import * as v from '@portal/contract/valibot'
import { type WidgetEvent, type WidgetHostMessage, WidgetMessage } from '@portal/contract/widget'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Interval in which widget events are processed, in milliseconds (MAXMORT-02). */
const eventPollIntervalMs = 100

/** Maximum number of queued events. A customer's actions cannot cause more within a tenth of a second. */
const maxQueuedEvents = 20

/** Creates a queue of widget events. `drain` handles all queued events in order. */
function createEventQueue(handle: (event: WidgetEvent) => void) {
  const waiting: WidgetEvent[] = []
  return {
    add: (event: WidgetEvent): void => {
      if (waiting.length < maxQueuedEvents) waiting.push(event)
    },
    drain: (): void => {
      for (const event of waiting.splice(0)) handle(event)
    },
  }
}

/** Timeouts after which a widget counts as failed, in milliseconds: in total, and after its iframe has loaded. */
const widgetTimeoutMs = { all: 15_000, afterLoad: 3000 }

export interface WidgetMessageHandlers {
  onEvent(event: WidgetEvent): void
  onExplain(message: Extract<WidgetMessage, { kind: 'explain' }>): void
  onFailed(message: Extract<WidgetMessage, { kind: 'failed' }>): void
}

/**
 * Connects the page with a widget's iframe. Accepts only messages from that iframe, with the origin 'null' and a known
 * format. Responds through the port that the widget sent, so that no other window receives the page's messages.
 */
export function useWidgetIframe(handlers: WidgetMessageHandlers) {
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useRef(handlers)
  heard.current = handlers
  const [attempt, setAttempt] = useState(0)
  const [port, setPort] = useState<MessagePort | null>(null)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number | null>(null)
  const [shown, setShown] = useState<{ top: number } | null>(null)

  // Listens before paint, because the widget sends its `ready` message only once, possibly early.
  useLayoutEffect(() => {
    const queue = createEventQueue((event) => heard.current.onEvent(event))
    const handleMessage = ({ source, origin, data, ports }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== 'null') return
      const checked = v.safeParse(WidgetMessage, data)
      if (!checked.success) return
      const message = checked.output
      if (message.kind === 'ready') setPort(ports[0] ?? null)
      if (message.kind === 'height') setHeight(Math.ceil(message.height))
      if (message.kind === 'show') setShown({ top: message.top })
      if (message.kind === 'userEvent') queue.add(message)
      if (message.kind === 'explain') heard.current.onExplain(message)
      if (message.kind === 'failed') heard.current.onFailed(message)
      if (message.kind === 'escape') frame.current.dispatchEvent(createEscapeKeyEvent())
    }
    const timer = setInterval(queue.drain, eventPollIntervalMs)
    addEventListener('message', handleMessage)
    return () => {
      clearInterval(timer)
      removeEventListener('message', handleMessage)
    }
  }, [])

  useEffect(() => {
    if (port || failed) return
    const timer = setTimeout(() => setFailed(true), loaded ? widgetTimeoutMs.afterLoad : widgetTimeoutMs.all)
    return () => clearTimeout(timer)
  }, [port, failed, loaded])

  return {
    frame,
    /** Number of the current attempt to load the widget; each attempt renders a new iframe. */
    attempt,
    state: failed ? ('failed' as const) : port ? ('ready' as const) : ('loading' as const),
    height,
    shown,
    onLoad: () => setLoaded(true),
    post: port ? (message: WidgetHostMessage) => port.postMessage(message) : null,
    retry: () => {
      setPort(null)
      setFailed(false)
      setLoaded(false)
      setHeight(null)
      setAttempt((count) => count + 1)
    },
  }
}

/**
 * Creates an Escape key event to dispatch on the iframe element, because key events within the iframe do not reach the
 * overlay around it.
 */
const createEscapeKeyEvent = () =>
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
