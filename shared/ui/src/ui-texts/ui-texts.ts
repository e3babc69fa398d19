import type { formatDecimalInput } from '@portal/domain/format/decimal'
import { fillText, type TextFunction } from '@portal/domain/format/text-function'
import { useCallback, useSyncExternalStore } from 'react'
import dutch from './nl.json' with { type: 'json' }

export type UiTextId = keyof typeof dutch
/** Texts by id, in one locale. */
export type UiTexts = Readonly<Record<string, string>>
type UiLanguage = Parameters<typeof formatDecimalInput>[1]

/** Language and form of address of the texts. */
export interface UiLocale {
  readonly language: UiLanguage
  readonly formal: boolean
}
const informalDutch: UiLocale = { language: 'nl', formal: false }

let currentTexts: UiTexts = dutch
let currentLocale = informalDutch
const textListeners = new Set<() => void>()

/**
 * Sets the texts of the design system, of packages that add theirs, and their locale, and renders all components that use
 * them. Only the shell calls it.
 */
export function setUiTexts(texts: UiTexts, locale: UiLocale = informalDutch): void {
  currentTexts = texts
  currentLocale = locale
  for (const listener of textListeners) listener()
}

const subscribeToTexts = (listener: () => void) => {
  textListeners.add(listener)
  return () => void textListeners.delete(listener)
}
const getCurrentTexts = () => currentTexts
const getCurrentLocale = () => currentLocale

/** Creates a hook that returns the design system's texts, and those that a package adds, in the current locale. */
export function createUiTextHook<Id extends string = never>(addedDutch: Readonly<Record<Id, string>>) {
  const fallback = { ...dutch, ...addedDutch }
  return function useText(): TextFunction<UiTextId | Id> {
    const texts = useSyncExternalStore(subscribeToTexts, getCurrentTexts, getCurrentTexts)
    return useCallback((id, values) => fillText(texts[id] ?? fallback[id], values), [texts])
  }
}

/** Returns the design system's texts in the current locale. */
export const useUiText = createUiTextHook({})

/** Returns the locale of the current texts, for number formats and for parts that have their own texts. */
export const useUiLocale = (): UiLocale =>
  useSyncExternalStore(subscribeToTexts, getCurrentLocale, getCurrentLocale)
