import { SearchField } from '@portal/ui'
import { startTransition, useEffect, useRef, useState } from 'react'

interface Props {
  label: string
  /** Hears what is searched, once typing has paused. */
  onQuery: (query: string) => void
}

/** How long typing must pause first, in milliseconds (INBOX-02). */
const pause = 250

/** A search field that a long list does not slow down: a key redraws the field alone, the list follows when it can. */
export function Search({ label, onQuery }: Props) {
  const [typed, setTyped] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (value: string) => {
    setTyped(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => startTransition(() => onQuery(value)), pause)
  }
  return <SearchField label={label} value={typed} onChange={type} />
}
