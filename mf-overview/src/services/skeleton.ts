import { bar, columns, rows, type ScreenSkeleton, times } from '@portal/contract/skeleton'

/** One section's services. */
const sectionSkeleton: ScreenSkeleton = [
  columns({ base: [1], md: [1, 1, 1] }, ...times(3, bar(undefined, '212px', 'card'))),
]

/** The services before their code is there. */
export const servicesSkeleton: ScreenSkeleton = [
  bar('44em', '24px'),
  ...times(3, rows([bar('200px', '32px'), ...sectionSkeleton])),
]
