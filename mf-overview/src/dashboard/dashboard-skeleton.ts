import {
  bar,
  card,
  columns,
  type ScreenSkeleton,
  type SkeletonPart,
  surface,
  times,
} from '@portal/remote-kit/skeleton-parts'

/** Skeleton of a card in the first row. */
const tallCardSkeleton: SkeletonPart = card(
  [bar('240px', '24px'), bar('180px', '16px'), bar('160px', '160px', 'round'), ...times(3, bar('240px'))],
  '440px',
)

/** Skeleton of a card with an amount and a ring chart. */
export const figureSkeleton: ScreenSkeleton = [bar(undefined, '400px', 'card')]

/** Skeleton of the overview before its content is known. */
export const dashboardSkeleton: ScreenSkeleton = [
  surface([bar('200px', '56px'), bar('520px', '68px'), bar('220px', '52px', 'card')], {
    base: '400px',
    md: '310px',
  }),
  columns({ base: [1], lg: [2, 1] }, ...times(2, tallCardSkeleton)),
]
