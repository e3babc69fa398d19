import { bar, card, columns, type Outline, rows, times } from '@portal/contract/outline'

/** A form that is on its way. */
export const formOutline: Outline = [
  card([
    bar('200px', '32px'),
    ...times(4, rows([bar('140px', '20px'), bar(undefined, '52px')])),
    bar('180px', '52px'),
  ]),
]

/** The form beside the list of what can be changed. */
export const editOutline: Outline = [
  columns({ base: [1], lg: ['216px', 1] }, rows(times(6, bar(undefined, '44px')), 'wide'), rows(formOutline)),
]
