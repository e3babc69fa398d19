import { bar, card, type ScreenSkeleton, summary } from '@portal/remote-kit/skeleton-parts'

export const mortgagesSkeleton: ScreenSkeleton = [
  summary(bar('120px', '24px'), bar('300px', { base: '40px', md: '48px' }), bar('420px', '24px')),
  card([bar('260px', '24px'), bar('340px'), bar('480px', '48px'), bar('560px', '12px')], {
    base: '386px',
    md: '300px',
    lg: '236px',
  }),
]
