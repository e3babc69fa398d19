import { bar, card, columns, repeatPart, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const livingSkeleton: ScreenSkeleton = [
  card([bar('320px', '40px'), bar('200px', '28px'), bar('240px')], { base: '360px', lg: '280px' }),
  columns(
    { base: [1], lg: [1, 1] },
    ...repeatPart(2, card([bar('220px', '24px'), bar('200px', '44px'), bar('280px')], '260px')),
  ),
]
