import type nl from '../texts/widget/nl.json'

/** Id of a text of the widgets. */
export type TextId = keyof typeof nl

/** Gives the text of an id, with values in place of `{name}`. */
export type TextOf = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

/** Reads the texts that the page handed over. */
export const textOf =
  (texts: Readonly<Record<string, string>>): TextOf =>
  (id, values = {}) =>
    (texts[id] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
