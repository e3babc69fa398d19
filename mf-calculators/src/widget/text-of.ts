import type nl from '../texts/widget/nl.json'

/** Id of a widget text. */
export type TextId = keyof typeof nl

/** Returns a text by id, with values for `{name}`. */
export type TextOf = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** Makes a text function from the page's texts. */
export const textOf =
  (texts: Readonly<Record<string, string>>): TextOf =>
  (id, values = {}) =>
    (texts[id] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
