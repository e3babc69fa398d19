import { SearchField } from '@portal/ui'
import { startTransition, useEffect, useRef, useState } from 'react'

interface DebouncedSearchFieldProps {
  label: string
  /** Called with the search text after typing has paused. */
  onQuery: (query: string) => void
}

/** Delay after typing, in milliseconds (INBOX-02). */
const searchDelayMs = 250

/**
 * A search field that stays responsive above a long list: typing only rerenders the field; the list updates in a
 * transition.
 */
export function DebouncedSearchField({ label, onQuery }: DebouncedSearchFieldProps) {
  const [typed, setTyped] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const handleTyping = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => startTransition(() => onQuery(value)), searchDelayMs)
  }
  return <SearchField label={label} value={typed} onChange={handleTyping} />
}
