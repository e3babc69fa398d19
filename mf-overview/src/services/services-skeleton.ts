import { bar, columns, rows, type ScreenSkeleton, times } from '@portal/remote-kit/skeleton-parts'

const sectionSkeleton: ScreenSkeleton = [
  columns({ base: [1], md: [1, 1, 1] }, ...times(3, bar(undefined, '212px', 'card'))),
]

/** Skeleton of the services screen. */
export const servicesSkeleton: ScreenSkeleton = [
  bar('44em', '24px'),
  ...times(3, rows([bar('200px', '32px'), ...sectionSkeleton])),
]
