import { fillText, type TextFunction } from '@portal/domain/format/text-function'
import type nl from '../texts/widget/nl.json'

export type WidgetTextId = keyof typeof nl

export const createTextGetter =
  (texts: Readonly<Record<string, string>>): TextFunction<WidgetTextId> =>
  (id, values) =>
    fillText(texts[id] ?? '', values)
