import { bar, type ScreenSkeleton, times } from '@portal/remote-kit/skeleton-parts'

export const notesSkeleton: ScreenSkeleton = [
  bar('160px', '44px'),
  ...times(3, bar(undefined, '96px', 'card')),
]
