import { bar, columns, repeatPart, rows, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

const serviceSectionSkeleton: ScreenSkeleton = [
  columns({ base: [1], md: [1, 1, 1] }, ...repeatPart(3, bar(undefined, '212px', 'card'))),
]

export const servicesSkeleton: ScreenSkeleton = [
  bar('44em', '24px'),
  ...repeatPart(3, rows([bar('200px', '32px'), ...serviceSectionSkeleton])),
]
