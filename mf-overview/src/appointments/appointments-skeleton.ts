import { bar, card, columns, type ScreenSkeleton, times } from '@portal/remote-kit/skeleton-parts'

const listCardSkeleton = card([bar('220px', '32px'), ...times(3, bar(undefined, '64px'))], '320px')

export const listSkeleton: ScreenSkeleton = [listCardSkeleton]

/** Skeleton of the form and the planned appointments. */
export const appointmentsSkeleton: ScreenSkeleton = [
  columns({ base: [1], lg: [7, 5] }, listCardSkeleton, listCardSkeleton),
]
