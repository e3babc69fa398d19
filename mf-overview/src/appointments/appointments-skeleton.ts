import { bar, card, columns, repeatPart, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

const appointmentListCardSkeleton = card(
  [bar('220px', '32px'), ...repeatPart(3, bar(undefined, '64px'))],
  '320px',
)

export const appointmentListSkeleton: ScreenSkeleton = [appointmentListCardSkeleton]

export const appointmentsSkeleton: ScreenSkeleton = [
  columns({ base: [1], lg: [7, 5] }, appointmentListCardSkeleton, appointmentListCardSkeleton),
]
