import type { SyntheticEvent } from 'react'

/**
 * Returns whether the keyboard is composing text, as Android keyboards do. Changing the text meanwhile would duplicate
 * letters.
 */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/**
 * Creates a function that converts the text of an input to the form's value. Values that are not text stay unchanged.
 */
export const createTextConverter = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value
