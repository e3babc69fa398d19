import { bar, card, columns, rows, type ScreenSkeleton, times } from '@portal/remote-kit/skeleton-parts'

/** Skeleton of the customer's contacts. */
export const peopleSkeleton: ScreenSkeleton = [card([bar('220px', '56px'), bar('160px', '44px')], '172px')]

/** Skeleton of the column beside the form. */
export const sideSkeleton: ScreenSkeleton = [
  card([bar('180px', '56px'), bar('220px', '28px'), bar('160px', '88px'), bar('240px', '52px')], '316px'),
  card([bar('200px', '28px')], '380px'),
]

/** Skeleton of the form and the cards beside it. */
export const contactSkeleton: ScreenSkeleton = [
  rows(peopleSkeleton, 'narrow'),
  columns(
    { base: [1], lg: [7, 5] },
    card([bar('240px', '32px'), ...times(3, rows([bar('160px', '24px'), bar(undefined, '52px')]))], '680px'),
    rows([rows(peopleSkeleton, 'wide'), ...sideSkeleton]),
  ),
]
