import { useEffect, useState } from 'react'

/** How long somebody has to stop typing before what they typed is drawn, in milliseconds. */
const typingTimeoutMs = 300

/** A value once it has stayed the same for a moment; `key` tells it from others. */
export function useSettled<T>(value: T, key: string): T {
  const [settled, settle] = useState({ value, key })
  useEffect(() => {
    if (settled.key === key) return
    const timer = setTimeout(() => settle({ value, key }), typingTimeoutMs)
    return () => clearTimeout(timer)
  })
  return settled.value
}
