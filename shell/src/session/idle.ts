import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

/** Times in milliseconds. */
export interface IdleLimits {
  /** Without a sign of life for this long, the session ends. */
  end: number
  /** So long before the end a warning is given; at least 20 seconds (trust D5). */
  warning: number
}

/** Half an hour, as banks do, with two minutes to say that one is still there. */
export const idleLimits: IdleLimits = { end: 30 * 60_000, warning: 2 * 60_000 }

/** Where the last sign of life in any tab is kept: a moment, nothing else. */
export interface LastSign {
  /** Null where none is kept. */
  read(): number | null
  write(moment: number): void
}

/** Watches for a customer who has left. */
export interface IdleWatch {
  /** Milliseconds until the session ends, once that is near; null before. */
  readonly endsIn: Store<number | null>
  /** The customer is there. While a warning stands only `stay` counts, so that a stray touch does not hide it. */
  sign(): void
  stay(): void
  stop(): void
}

/** Whether the last sign of life in any tab, these open or not, was too long ago. Where none is kept nobody has left. */
export const isLeft = (last: Pick<LastSign, 'read'>, now: number, { end } = idleLimits): boolean =>
  now - (last.read() ?? now) >= end

/** Starts watching; `onEnd` is called once when nobody has been there for too long, in any tab. */
export function watchIdle(
  parts: { last: LastSign; now(): number; onEnd(): void },
  limits: IdleLimits = idleLimits,
): IdleWatch {
  const { last, now, onEnd } = parts
  const endsIn = createStore<number | null>(null)
  last.write(now())
  const look = () => {
    const left = (last.read() ?? now()) + limits.end - now()
    if (left > 0) return endsIn.set(left <= limits.warning ? left : null)
    clearInterval(timer)
    endsIn.set(null)
    onEnd()
  }
  const timer = setInterval(look, 1000)
  const stay = () => {
    last.write(now())
    endsIn.set(null)
  }
  return {
    endsIn,
    sign: () => {
      if (endsIn.get() === null) last.write(now())
    },
    stay,
    stop: () => clearInterval(timer),
  }
}
