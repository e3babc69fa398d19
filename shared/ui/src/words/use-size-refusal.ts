import { useCallback } from 'react'
import { useWords, type WordId } from './words.ts'

/** A proxy in front of the server takes less than it (413), whatever its limit; the store of files is full (507). */
const words: Readonly<Record<number, WordId>> = { 413: 'too_large_here', 507: 'upload_failed_full' }

/** Finds the sentence about a form with files that was refused for its size, by status; null where it was another refusal. */
export function useSizeRefusal(): (status: number) => string | null {
  const word = useWords()
  return useCallback((status) => (words[status] ? word(words[status]) : null), [word])
}
