import { bar, repeatPart, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const notesSkeleton: ScreenSkeleton = [
  bar('160px', '44px'),
  ...repeatPart(3, bar(undefined, '96px', 'card')),
]
