import {
  bar,
  card,
  columns,
  type ScreenSkeleton,
  type SkeletonPart,
  times,
  wall,
} from '@portal/contract/skeleton'

/** A card of the heart of the overview. */
const tall: SkeletonPart = card(
  [bar('240px', '24px'), bar('180px', '40px'), bar(undefined, '28px'), ...times(3, bar('240px'))],
  '460px',
)
/** The overview while it is not known what is on it. */
export const dashboardSkeleton: ScreenSkeleton = [
  wall([bar('200px', '56px'), bar('520px', '68px'), bar('220px', '52px', 'card')], {
    base: '400px',
    md: '330px',
  }),
  columns({ base: [1], md: [1, 1], lg: [1, 1, 1] }, ...times(3, tall)),
]
