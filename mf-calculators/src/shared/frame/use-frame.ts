import * as v from '@portal/contract/schema'
import { type HostMessage, type UserEvent, WidgetMessage } from '@portal/contract/widget'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { eventQueue, pollMilliseconds } from './event-queue.ts'

/** How long a widget may take before it is said to have failed, in milliseconds: in all, and once its frame is there. */
const timeoutMs = { all: 15_000, afterLoad: 3000 }

/** What the page does with what a widget tells. */
export interface Hearing {
  onEvent(event: UserEvent): void
  onExplain(message: Extract<WidgetMessage, { kind: 'explain' }>): void
}

/**
 * The page's end of a widget's frame. Only what comes from that very frame, without an origin and in a known shape, is
 * listened to; the rest is dropped. The widget is answered by the port it brought, so no message of the page can
 * reach anyone else (trust B5).
 */
export function useFrame({ onEvent, onExplain }: Hearing) {
  const frame = useRef<HTMLIFrameElement>(null)
  const heard = useRef<Hearing>({ onEvent, onExplain })
  heard.current = { onEvent, onExplain }
  const [attempt, setAttempt] = useState(0)
  const [port, setPort] = useState<MessagePort | null>(null)
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number | null>(null)
  const [shown, setShown] = useState<{ top: number } | null>(null)

  // As the frame is put into the page: a widget says once that it is ready, and may do so before a paint.
  useLayoutEffect(() => {
    const queue = eventQueue((event) => heard.current.onEvent(event))
    const hear = ({ source, origin, data, ports }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== 'null') return
      const checked = v.safeParse(WidgetMessage, data)
      if (!checked.success) return
      const message = checked.output
      if (message.kind === 'ready') setPort(ports[0] ?? null)
      if (message.kind === 'height') setHeight(Math.ceil(message.height))
      if (message.kind === 'show') setShown({ top: message.top })
      if (message.kind === 'userEvent') queue.add(message)
      if (message.kind === 'explain') heard.current.onExplain(message)
      if (message.kind === 'escape') frame.current.dispatchEvent(escapeKey())
    }
    const timer = setInterval(queue.drain, pollMilliseconds)
    addEventListener('message', hear)
    return () => {
      clearInterval(timer)
      removeEventListener('message', hear)
    }
  }, [])

  useEffect(() => {
    if (port || failed) return
    const timer = setTimeout(() => setFailed(true), loaded ? timeoutMs.afterLoad : timeoutMs.all)
    return () => clearTimeout(timer)
  }, [port, failed, loaded])

  return {
    frame,
    /** Another frame for each. */
    attempt,
    state: failed ? ('failed' as const) : port ? ('ready' as const) : ('loading' as const),
    height,
    shown,
    onLoad: () => setLoaded(true),
    post: port ? (message: HostMessage) => port.postMessage(message) : null,
    retry: () => {
      setPort(null)
      setFailed(false)
      setLoaded(false)
      setHeight(null)
      setAttempt((count) => count + 1)
    },
  }
}

/** The key pressed in a frame, for the layer around it. */
const escapeKey = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
