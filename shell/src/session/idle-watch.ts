import { createStore } from '@portal/remote-kit/store'
import { accessLocalStorage } from './device-storage.ts'

/** Limits in milliseconds. */
export interface IdleLimits {
  /** Inactivity after which the session ends. */
  end: number
  /** Time between the warning and the end; at least 20 seconds (trust D5). */
  warning: number
}

/** A session ends after half an hour of inactivity, as at banks. The warning shows for the last two minutes. */
export const defaultIdleLimits: IdleLimits = { end: 30 * 60_000, warning: 2 * 60_000 }

export interface LastActivity {
  read(): number | null
  write(moment: number): void
}

export type IdleWatch = ReturnType<typeof watchIdle>

/** Whether the last activity in any tab, open or closed, was too long ago. False without recorded activity. */
export const isIdle = (last: Pick<LastActivity, 'read'>, now: number, { end } = defaultIdleLimits): boolean =>
  now - (last.read() ?? now) >= end

/**
 * Starts watching for inactivity; calls `onEnd` once after too long without activity in any tab. It measures elapsed
 * time, so that setting the clock back does not keep a session open. If the clock is set ahead or the device slept, the
 * warning shows first.
 */
export function watchIdle(
  parts: { last: LastActivity; now(): number; onEnd(): void },
  limits: IdleLimits = defaultIdleLimits,
) {
  const { last, now, onEnd } = parts
  const endsIn = createStore<number | null>(null)
  last.write(now())
  const getElapsedMs = () => performance.now()
  let seen = { sign: last.read(), at: getElapsedMs() }
  let warnedAt: number | null = null
  const calculateTimeLeft = () => {
    const sign = last.read()
    if (sign !== seen.sign) {
      seen = { sign, at: getElapsedMs() }
      warnedAt = null
    }
    const byElapsed = limits.end - (getElapsedMs() - seen.at)
    const byClock = limits.end - (now() - (sign ?? now()))
    if (byClock > limits.warning || byElapsed <= limits.warning) return byElapsed
    warnedAt ??= getElapsedMs()
    return Math.min(byElapsed, limits.warning - (getElapsedMs() - warnedAt))
  }
  const checkIdle = () => {
    const left = calculateTimeLeft()
    if (left > 0) return endsIn.set(left <= limits.warning ? left : null)
    clearInterval(timer)
    endsIn.set(null)
    onEnd()
  }
  const timer = setInterval(checkIdle, 1000)
  const keepSession = () => {
    last.write(now())
    endsIn.set(null)
  }
  return {
    /** Milliseconds until the session ends while the warning shows; null before the warning. */
    timeLeftMs: endsIn,
    /**
     * Records activity of the customer. While the warning shows, this has no effect and only `stay` counts, so that an
     * accidental touch does not hide the warning.
     */
    recordActivity: () => {
      if (endsIn.get() === null) last.write(now())
    },
    stay: keepSession,
    stop: () => clearInterval(timer),
  }
}

const lastActivityKey = 'last-sign'

/** Time of the last activity over all tabs of this browser; null without storage. */
export const lastActivity: LastActivity = {
  read: () => Number(accessLocalStorage((store) => store.getItem(lastActivityKey))) || null,
  write: (moment) => {
    accessLocalStorage((store) => store.setItem(lastActivityKey, String(moment)))
  },
}
