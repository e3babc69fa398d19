import { bar, card, type ScreenSkeleton } from '@portal/contract/skeleton'

/** A screen of the console while it is on its way: a card with rows. */
export const listSkeleton: ScreenSkeleton = [
  card([bar('220px', '24px'), bar('100%', '40px'), bar('100%', '40px'), bar('100%', '40px')], '360px'),
]
