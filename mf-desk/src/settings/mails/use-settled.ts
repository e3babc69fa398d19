import { useEffect, useState } from 'react'

/** Delay after typing before a preview, in milliseconds. */
const typingTimeoutMs = 300

/** A value after it has been stable for a moment; compared by `key`. */
export function useSettled<T>(value: T, key: string): T {
  const [settled, settle] = useState({ value, key })
  useEffect(() => {
    if (settled.key === key) return
    const timer = setTimeout(() => settle({ value, key }), typingTimeoutMs)
    return () => clearTimeout(timer)
  })
  return settled.value
}
