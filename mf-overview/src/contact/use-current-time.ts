import { useEffect, useState } from 'react'

const updateIntervalMs = 30_000

/** The current time, updated regularly. */
export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), updateIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
