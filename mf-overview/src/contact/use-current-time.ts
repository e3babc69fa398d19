import { useEffect, useState } from 'react'

const clockUpdateIntervalMs = 30_000

export function useCurrentTime(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), clockUpdateIntervalMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
