import { bar, card, type ScreenSkeleton } from '@portal/contract/skeleton'

/** A list of the desk while it is on its way: a card with rows. */
export const listSkeleton: ScreenSkeleton = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '420px'),
]

const small = card([bar('160px', '24px'), bar('100%', '40px'), bar('100%', '40px')], '220px')

/** Cards below each other while they are on their way. */
export const cardsSkeleton: ScreenSkeleton = [small, small]
