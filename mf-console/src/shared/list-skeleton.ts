import { bar, card, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

/** Skeleton of a console screen: a card with rows. */
export const listSkeleton: ScreenSkeleton = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '360px'),
]
