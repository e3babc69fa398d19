import { useEffect, useState } from 'react'

/** Delay after typing before the preview updates, in milliseconds. */
const previewDelayMs = 300

/** Returns the value after it has not changed for a short time; compares values by `key`. */
export function useDebouncedValue<T>(value: T, key: string): T {
  const [settled, settle] = useState({ value, key })
  useEffect(() => {
    if (settled.key === key) return
    const timer = setTimeout(() => settle({ value, key }), previewDelayMs)
    return () => clearTimeout(timer)
  })
  return settled.value
}
