import { bar, card, columns, type Outline, times } from '@portal/contract/outline'

const list = card([bar('220px', '32px'), ...times(3, bar(undefined, '64px'))], '320px')

/** One of the two lists while it is on its way. */
export const listOutline: Outline = [list]

/** A talk to plan, and those that are planned. */
export const appointmentsOutline: Outline = [columns({ base: [1], lg: [7, 5] }, list, list)]
