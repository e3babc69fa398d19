import { useEffect, useState } from 'react'

/** The current time, updated every minute while `running`. */
export function useCurrentTime(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
