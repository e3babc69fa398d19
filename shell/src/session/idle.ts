import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

/** In milliseconds. */
export interface IdleLimits {
  /** Inactivity after which the session ends. */
  end: number
  /** Time of the warning before the end; at least 20 seconds (trust D5). */
  warning: number
}

/** Half an hour, as banks use, with a warning of two minutes. */
export const idleLimits: IdleLimits = { end: 30 * 60_000, warning: 2 * 60_000 }

/** Stores the time of the last activity in any tab. */
export interface LastActivity {
  /** Null if there is none. */
  read(): number | null
  write(moment: number): void
}

/** Detects inactive customers. */
export interface IdleWatch {
  /** Milliseconds until the session ends, once the warning shows; null before. */
  readonly endsIn: Store<number | null>
  /** Records activity. While the warning shows only `stay` counts, so that a stray touch does not hide it. */
  sign(): void
  stay(): void
  stop(): void
}

/** Whether the last activity in any tab, open or closed, is too long ago. False without recorded activity. */
export const isIdle = (last: Pick<LastActivity, 'read'>, now: number, { end } = idleLimits): boolean =>
  now - (last.read() ?? now) >= end

/**
 * Starts watching; `onEnd` is called once after too long without activity in any tab. It measures elapsed time, so that
 * setting the clock back keeps no session open. A clock set ahead, or a device that slept, gets the warning first.
 */
export function watchIdle(
  parts: { last: LastActivity; now(): number; onEnd(): void },
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
  const check = () => {
    const left = timeLeft()
    if (left > 0) return endsIn.set(left <= limits.warning ? left : null)
    clearInterval(timer)
    endsIn.set(null)
    onEnd()
  }
  const timer = setInterval(check, 1000)
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
