import { bar, card, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const listSkeleton: ScreenSkeleton = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '420px'),
]

const smallCardSkeleton = card([bar('160px', '24px'), bar('100%', '40px'), bar('100%', '40px')], '220px')

export const cardsSkeleton: ScreenSkeleton = [smallCardSkeleton, smallCardSkeleton]
