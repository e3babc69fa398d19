import {
  bar,
  card,
  columns,
  repeatPart,
  type ScreenSkeleton,
  summary,
} from '@portal/remote-kit/skeleton-parts'

export const figuresScreenSkeleton: ScreenSkeleton = [
  summary(bar('160px', '24px'), bar('320px', { base: '40px', md: '48px' }), bar('380px', '24px')),
  columns(
    { base: [1], lg: [5, 7] },
    card([bar('220px', '28px'), bar('240px', '240px', 'round'), bar(undefined, '96px')]),
    card([bar('180px', '32px'), ...repeatPart(4, bar(undefined, '52px'))]),
  ),
]
