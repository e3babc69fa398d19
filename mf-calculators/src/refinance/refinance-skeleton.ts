import { bar, card, repeatPart, type ScreenSkeleton, summary } from '@portal/remote-kit/skeleton-parts'

export const refinanceSkeleton: ScreenSkeleton = [
  summary(bar('520px', { base: '56px', md: '32px' }), bar('360px', '24px')),
  card([bar('240px', '24px'), ...repeatPart(2, bar(undefined, '52px'))], { base: '560px', md: '320px' }),
  ...repeatPart(2, card([bar('240px', '24px'), bar('420px')], { base: '260px', md: '120px' })),
]
