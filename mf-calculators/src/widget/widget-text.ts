import type nl from '../texts/widget/nl.json'

export type WidgetTextId = keyof typeof nl

/** Function that returns a text by id, with values for placeholders such as `{name}`. */
export type GetWidgetText = (id: WidgetTextId, values?: Readonly<Record<string, string | number>>) => string

export const createTextGetter =
  (texts: Readonly<Record<string, string>>): GetWidgetText =>
  (id, values = {}) =>
    (texts[id] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
