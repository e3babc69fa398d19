import { bar, columns, type Outline, times } from '@portal/contract/outline'

/** The tasks while they are on their way. */
export const tasksOutline: Outline = [
  bar('560px', '52px'),
  bar('220px', '52px'),
  columns({ base: [1], md: [1, 1], lg: [1, 1, 1] }, ...times(3, bar(undefined, '220px', 'card'))),
]
