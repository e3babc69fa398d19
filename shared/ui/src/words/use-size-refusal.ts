import { useCallback } from 'react'
import { useWords, type WordId } from './words.ts'

/** Texts by status: 413 from a proxy with a limit of its own, 507 from a full store of files. */
const words: Readonly<Record<number, WordId>> = { 413: 'too_large_here', 507: 'upload_failed_full' }

/** Finds the text about a form or file that was refused for its size, by status; null for another refusal. */
export function useSizeRefusal(): (status: number) => string | null {
  const word = useWords()
  return useCallback((status) => (words[status] ? word(words[status]) : null), [word])
}
