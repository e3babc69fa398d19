import { useState } from 'react'

/** The last value that was there: what a closing layer still shows while it moves out. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
