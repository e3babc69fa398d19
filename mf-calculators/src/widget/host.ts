import type { HostMessage, WidgetMessage } from '@portal/contract/widget'

/** The page around the frame, as a widget knows it: messages out, messages in. */
export interface Host {
  tell(message: WidgetMessage): void
  /** Hears what the page says; returns how to stop. */
  hear(listener: (message: HostMessage) => void): () => void
}

/**
 * Meets the page. The frame has no origin of its own, but its address has: only a page of that origin hears it, and
 * only that page gets the port by which it answers.
 */
export function meetHost(): Host {
  const { port1, port2 } = new MessageChannel()
  const page = location.origin
  const listeners = new Set<(message: HostMessage) => void>()
  port1.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data)
  }
  parent.postMessage({ kind: 'ready' } satisfies WidgetMessage, page, [port2])
  return {
    tell: (message) => parent.postMessage(message, page),
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
