import type { typedDecimal } from '@portal/domain/format/decimal'
import { useCallback, useSyncExternalStore } from 'react'
import dutch from './nl.json' with { type: 'json' }

/** Ids of the design system's own texts. */
export type UiTextId = keyof typeof dutch
/** Texts by id, in one wording. */
export type UiTexts = Readonly<Record<string, string>>
type Language = Parameters<typeof typedDecimal>[1]
type Values = Readonly<Record<string, string | number>>

/** Language of the texts, and whether they are in its formal wording. */
export interface UiWording {
  readonly language: Language
  readonly formal: boolean
}
const informalDutch: UiWording = { language: 'nl', formal: false }

let current: UiTexts = dutch
let currentWording = informalDutch
const listeners = new Set<() => void>()

/** Applies the texts of a wording everywhere at once, and its number format. For the shell only. */
export function setUiTexts(words: UiTexts, wording: UiWording = informalDutch): void {
  current = words
  currentWording = wording
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const get = () => current
const getWording = () => currentWording

/** A text with its `{placeholders}` replaced. */
export const fillUiText = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The design system's texts in the current wording. */
export function useUiText(): (id: UiTextId, values?: Values) => string {
  const words = useSyncExternalStore(subscribe, get, get)
  return useCallback((id, values) => fillUiText(words[id] ?? dutch[id], values), [words])
}

/** Wording of the current texts, for number formats and for a part with texts of its own. */
export const useUiWording = (): UiWording => useSyncExternalStore(subscribe, getWording, getWording)
