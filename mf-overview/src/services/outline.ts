import { bar, columns, type Outline, rows, times } from '@portal/contract/outline'

/** One section's services. */
const sectionOutline: Outline = [
  columns({ base: [1], md: [1, 1, 1] }, ...times(3, bar(undefined, '212px', 'card'))),
]

/** The services before their code is there. */
export const servicesOutline: Outline = [
  bar('44em', '24px'),
  ...times(3, rows([bar('200px', '32px'), ...sectionOutline])),
]
