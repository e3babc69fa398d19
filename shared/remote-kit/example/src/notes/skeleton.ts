import { bar, type ScreenSkeleton, times } from '@portal/remote-kit/skeleton-parts'

/** Skeleton of the notes screen. */
export const skeleton: ScreenSkeleton = [bar('160px', '44px'), ...times(3, bar(undefined, '96px', 'card'))]
