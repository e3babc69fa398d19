import { bar, type ScreenSkeleton, times } from '@portal/contract/skeleton'

/** Skeleton of the notes screen. */
export const skeleton: ScreenSkeleton = [bar('160px', '44px'), ...times(3, bar(undefined, '96px', 'card'))]
