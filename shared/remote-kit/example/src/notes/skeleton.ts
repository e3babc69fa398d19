import { bar, type ScreenSkeleton, times } from '@portal/contract/skeleton'

/** The notes while they are on their way. */
export const skeleton: ScreenSkeleton = [bar('160px', '44px'), ...times(3, bar(undefined, '96px', 'card'))]
