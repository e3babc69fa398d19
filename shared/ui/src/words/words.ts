import type { typedDecimal } from '@portal/domain/format/decimal'
import { useCallback, useSyncExternalStore } from 'react'
import dutch from './nl.json' with { type: 'json' }

/** Ids of the design system's own words. */
export type WordId = keyof typeof dutch
/** Words by id; an id with `_u` is the formal wording and wins (I18N-02). */
export type Words = Record<string, string>
type Language = Parameters<typeof typedDecimal>[1]
type Values = Record<string, string | number>

let current: Words = dutch
let currentLanguage: Language = 'nl'
const listeners = new Set<() => void>()

/** Puts the words of a wording in force, everywhere at once, and the numbers of its language. For the shell alone. */
export function setWords(words: Words, language: Language = 'nl'): void {
  current = words
  currentLanguage = language
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const get = () => current
const getLanguage = () => currentLanguage

const wordOf = (words: Words, id: WordId, values: Values) =>
  (words[`${id}_u`] ?? words[id] ?? dutch[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/** All words in force, for a part that brings words of its own and goes by how these are worded. */
export const useWordsInForce = (): Words => useSyncExternalStore(subscribe, get, get)

/** The design system's words in the wording in force. */
export function useWords(): (id: WordId, values?: Values) => string {
  const words = useWordsInForce()
  return useCallback((id, values = {}) => wordOf(words, id, values), [words])
}

/** The language of the words in force, for how numbers are written. */
export const useWordsLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, getLanguage)
