import { useEffect, useState } from 'react'

/** Returns the value after it has not changed for `delayMs` milliseconds. */
export function useDebouncedValue(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** Returns the current time in milliseconds, updated every `intervalMs` milliseconds unless that is null. */
export function useCurrentTime(intervalMs: number | null): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (intervalMs === null) return
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
