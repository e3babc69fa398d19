import type nl from '../texts/widget/nl.json'

export type WidgetTextId = keyof typeof nl

/** Returns a text by id, with values for `{name}`. */
export type GetWidgetText = (id: WidgetTextId, values?: Readonly<Record<string, string | number>>) => string

/** Creates a text function from texts by id. */
export const createGetText =
  (texts: Readonly<Record<string, string>>): GetWidgetText =>
  (id, values = {}) =>
    (texts[id] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
