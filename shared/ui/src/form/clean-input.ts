import type { SyntheticEvent } from 'react'

/** Where the caret stands in a text after cleaning: behind what is left of the part before it. */
export const cleanedCaret = (text: string, caret: number, clean: (typed: string) => string): number =>
  Math.min(clean(text.slice(0, caret)).length, clean(text).length)

/** Cleans what is in an input, and keeps the caret behind what was typed. */
export function cleanInput(input: HTMLInputElement, clean: (typed: string) => string): void {
  const { value, selectionStart } = input
  const cleaned = clean(value)
  if (cleaned === value) return
  input.value = cleaned
  if (selectionStart === null) return
  const caret = cleanedCaret(value, selectionStart, clean)
  input.setSelectionRange(caret, caret)
}

/** Whether a keyboard is still putting a word together, as on Android: changing the text then doubles letters. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** Makes what a field holds into what the form keeps of it; what is no text stays as it is. */
export const keptAs = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value
