import type { SyntheticEvent } from 'react'

/** Whether a keyboard is still putting a word together, as on Android: changing the text then doubles letters. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** Makes what a field holds into what the form keeps of it; what is no text stays as it is. */
export const keptAs = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) : value
