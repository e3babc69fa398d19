import { bar, card, columns, repeatPart, rows, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const contactPersonsSkeleton: ScreenSkeleton = [
  card([bar('220px', '56px'), bar('160px', '44px')], { base: '190px', lg: '198px' }),
]

export const sideColumnSkeleton: ScreenSkeleton = [
  card([bar('180px', '56px'), bar('220px', '28px'), bar('160px', '88px'), bar('240px', '52px')], '316px'),
  card([bar('200px', '28px')], '380px'),
]

export const contactSkeleton: ScreenSkeleton = [
  rows(contactPersonsSkeleton, 'narrow'),
  columns(
    { base: [1], lg: [7, 5] },
    card(
      [bar('240px', '32px'), ...repeatPart(3, rows([bar('160px', '24px'), bar(undefined, '52px')]))],
      '680px',
    ),
    rows([rows(contactPersonsSkeleton, 'wide'), ...sideColumnSkeleton]),
  ),
]
