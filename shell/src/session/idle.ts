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

/**
 * Starts watching; `onEnd` is called once when nobody has been there for too long, in any tab. Time is what has elapsed,
 * so that a clock that is set back keeps no session open. One that is set ahead, or a device that slept, gets the warning
 * first.
 */
export function watchIdle(
  parts: { last: LastSign; now(): number; onEnd(): void },
  limits: IdleLimits = idleLimits,
): IdleWatch {
  const { last, now, onEnd } = parts
  const endsIn = createStore<number | null>(null)
  last.write(now())
  const elapsed = () => performance.now()
  let seen = { sign: last.read(), at: elapsed() }
  let warnedAt: number | null = null
  const timeLeft = () => {
    const sign = last.read()
    if (sign !== seen.sign) {
      seen = { sign, at: elapsed() }
      warnedAt = null
    }
    const byElapsed = limits.end - (elapsed() - seen.at)
    const byClock = limits.end - (now() - (sign ?? now()))
    if (byClock > limits.warning || byElapsed <= limits.warning) return byElapsed
    warnedAt ??= elapsed()
    return Math.min(byElapsed, limits.warning - (elapsed() - warnedAt))
  }
  const look = () => {
    const left = timeLeft()
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
