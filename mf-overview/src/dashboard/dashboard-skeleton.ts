import {
  bar,
  card,
  columns,
  repeatPart,
  type ScreenSkeleton,
  type SkeletonPart,
  surface,
} from '@portal/remote-kit/skeleton-parts'

/** Skeleton of a card in the first row. */
const tallCardSkeleton: SkeletonPart = card(
  [
    bar('240px', '24px'),
    bar('180px', '16px'),
    bar('160px', '160px', 'round'),
    ...repeatPart(3, bar('240px')),
  ],
  '390px',
)

/** Skeleton of a card with an amount and a ring chart. */
export const figureCardSkeleton: ScreenSkeleton = [bar(undefined, '400px', 'card')]

export const dashboardSkeleton: ScreenSkeleton = [
  surface([bar('200px', '56px'), bar('520px', '64px'), bar('220px', '52px', 'card')], {
    base: '360px',
    md: '286px',
  }),
  columns({ base: [1], lg: [2, 1] }, ...repeatPart(2, tallCardSkeleton)),
]

/** Skeleton of the sections below the first screen: their first row. */
export const lowerSectionsSkeleton: ScreenSkeleton = [
  columns({ base: [1], md: [1, 1], lg: [1, 1, 1, 1] }, ...repeatPart(4, bar(undefined, '400px', 'card'))),
]
