import { useEffect, useState } from 'react'

/** Returns the current time in milliseconds, updated every ten seconds while `running` is true. */
export function useCurrentTime(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
