import { ApiError } from '@portal/contract/error'
import { type Asking, type FromFrame, hello, type ToFrame } from '../messages.ts'

type Told = Exclude<ToFrame, { kind: 'answer' | 'failed' | 'progress' }>
interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
  onProgress?: ((sent: number, total: number) => void) | undefined
}

/** How something is asked for. */
interface AskOptions {
  signal?: AbortSignal | undefined
  onProgress?: ((sent: number, total: number) => void) | undefined
}

/** The line of a frame to its page. */
export interface Line {
  tell(message: FromFrame): void
  /** @throws ApiError as the page's own client does */
  ask(message: Asking, options?: AskOptions): Promise<unknown>
}

/** Opens the line; `hear` is told what comes without having been asked for. */
export function openLine(hear: (message: Told) => void): Line {
  const { port1: port, port2 } = new MessageChannel()
  const asked = new Map<number, Waiting>()
  let last = 0
  const take = (id: number) => {
    const found = asked.get(id)
    asked.delete(id)
    return found
  }
  port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => {
    if (message.kind === 'answer') take(message.id)?.resolve(message.value)
    else if (message.kind === 'failed') {
      const { failure, ...what } = message.failed
      take(message.id)?.reject(new ApiError(failure, what))
    } else if (message.kind === 'progress') asked.get(message.id)?.onProgress?.(message.sent, message.total)
    else hear(message)
  }
  const tell = (message: FromFrame) => port.postMessage(message)
  parent.postMessage(hello, location.origin, [port2])
  return {
    tell,
    ask: (message, { signal, onProgress } = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last
        asked.set(id, { resolve, reject, onProgress })
        signal?.addEventListener('abort', () => {
          if (take(id)) tell({ kind: 'abort', id })
          reject(signal.reason)
        })
        tell({ ...message, id } as FromFrame)
      }),
  }
}
