import { bar, card, columns, repeatPart, rows, type ScreenSkeleton } from '@portal/remote-kit/skeleton-parts'

export const inboxSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: ['368px', 1] },
    card([
      bar('320px', '52px'),
      bar(undefined, '52px'),
      bar('200px', '52px'),
      ...repeatPart(5, bar(undefined, '76px')),
    ]),
    rows([card([bar('60%', '32px'), bar('40%', '48px'), bar(undefined, '280px')])], 'wide'),
  ),
]
