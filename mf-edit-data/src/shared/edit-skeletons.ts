import { bar, card, columns, repeatPart, rows, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const formSkeleton: ScreenSkeleton = [
  card([
    bar('200px', '32px'),
    ...repeatPart(4, rows([bar('140px', '20px'), bar(undefined, '52px')])),
    bar('180px', '52px'),
  ]),
]

/** Skeleton of the edit screen: the form beside the list of categories. */
export const editSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: ['216px', 1] },
    rows(repeatPart(6, bar(undefined, '44px')), 'wide'),
    rows(formSkeleton),
  ),
]
