import { useWords } from './words.ts'

/** The sentence about a form or file that a proxy in front of the server does not let through, whatever its limit. */
export const useTooLargeText = (): string => useWords()('too_large_here')
