import { bar, card, columns, rows, type ScreenSkeleton, times } from '@portal/contract/skeleton'

/** A form that is on its way. */
export const formSkeleton: ScreenSkeleton = [
  card([
    bar('200px', '32px'),
    ...times(4, rows([bar('140px', '20px'), bar(undefined, '52px')])),
    bar('180px', '52px'),
  ]),
]

/** The form beside the list of what can be changed. */
export const editSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: ['216px', 1] },
    rows(times(6, bar(undefined, '44px')), 'wide'),
    rows(formSkeleton),
  ),
]
