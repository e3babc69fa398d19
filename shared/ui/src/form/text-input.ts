import type { SyntheticEvent } from 'react'

/**
 * Whether a composition is in progress, as with Android keyboards. Changing the text during composition duplicates
 * letters.
 */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** Converts an input's text to the form's value; other values stay unchanged. */
export const createTextConverter = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value
