import type { WidgetHostMessage, WidgetMessage } from '@portal/contract/widget'

/** The page around the iframe as a widget uses it: messages in both directions. */
export interface WidgetHost {
  postToPage(message: WidgetMessage): void
  /** Subscribes to messages of the page; returns a function that unsubscribes. */
  subscribe(listener: (message: WidgetHostMessage) => void): () => void
}

/**
 * Connects the widget to the page around its iframe. Sends the page a port for messages to the widget. The browser
 * delivers the port only to a page of the origin in the iframe's URL.
 */
export function connectToHost(): WidgetHost {
  const { port1, port2 } = new MessageChannel()
  const page = location.origin
  const listeners = new Set<(message: WidgetHostMessage) => void>()
  port1.onmessage = ({ data }) => {
    for (const listener of listeners) listener(data)
  }
  parent.postMessage({ kind: 'ready' } satisfies WidgetMessage, page, [port2])
  return {
    postToPage: (message) => parent.postMessage(message, page),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
