import { bar, card, columns, repeatPart, rows, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const policiesSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: [7, 5] },
    card([bar('240px', '24px'), bar('180px', '44px'), bar('260px'), bar('260px')], {
      base: '360px',
      lg: '340px',
    }),
    rows([card([bar('200px', '24px')], '140px'), card([bar('200px', '24px')], '168px')]),
  ),
  bar('220px', '32px'),
  columns({ base: [1], md: [1, 1] }, ...repeatPart(2, bar(undefined, '228px', 'card'))),
]
