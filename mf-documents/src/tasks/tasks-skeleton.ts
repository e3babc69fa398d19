import { bar, columns, repeatPart, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const tasksSkeleton: ScreenSkeleton = [
  bar('560px', '52px'),
  bar('220px', '52px'),
  columns({ base: [1], md: [1, 1], lg: [1, 1, 1] }, ...repeatPart(3, bar(undefined, '220px', 'card'))),
]
