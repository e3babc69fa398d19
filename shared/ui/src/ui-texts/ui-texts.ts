import type { typedDecimal } from '@portal/domain/format/decimal'
import { useCallback, useSyncExternalStore } from 'react'
import dutch from './nl.json' with { type: 'json' }

/** Ids of the design system's own texts. */
export type UiTextId = keyof typeof dutch
/** Texts by id; an id with `_u` is the formal wording and takes precedence (I18N-02). */
export type UiTexts = Record<string, string>
type Language = Parameters<typeof typedDecimal>[1]
type Values = Record<string, string | number>

let current: UiTexts = dutch
let currentLanguage: Language = 'nl'
const listeners = new Set<() => void>()

/** Applies the texts of a wording everywhere at once, and its number format. For the shell only. */
export function setUiTexts(words: UiTexts, language: Language = 'nl'): void {
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

const uiText = (words: UiTexts, id: UiTextId, values: Values) =>
  (words[`${id}_u`] ?? words[id] ?? dutch[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )

/** All current texts, for a part with its own texts that depend on the formality of these. */
export const useCurrentUiTexts = (): UiTexts => useSyncExternalStore(subscribe, get, get)

/** The design system's texts in the current wording. */
export function useUiText(): (id: UiTextId, values?: Values) => string {
  const words = useCurrentUiTexts()
  return useCallback((id, values = {}) => uiText(words, id, values), [words])
}

/** Language of the current texts, for number formats. */
export const useUiLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage, getLanguage)
