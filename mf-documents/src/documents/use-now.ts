import { useEffect, useState } from 'react'

/** The time, as often as a count-down in minutes needs it; only while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
