import { useDebouncedValue } from '@portal/remote-kit'
import { SearchField } from '@portal/ui'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'

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
  const query = useDebouncedValue(typed, searchDelayMs)
  const reportQuery = useEffectEvent(() => startTransition(() => onQuery(query)))
  useEffect(() => reportQuery(), [query])
  return <SearchField label={label} value={typed} onChange={setTyped} />
}
