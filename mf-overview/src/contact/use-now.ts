import { useEffect, useState } from 'react'

/** Interval in which the current time is updated, in milliseconds. */
const step = 30_000

/** The current time, updated regularly. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), step)
    return () => clearInterval(timer)
  }, [])
  return now
}
