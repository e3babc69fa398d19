import { bar, repeatPart, type ScreenSkeleton, summary } from '@portal/remote-kit/skeleton-parts'

export const damagesSkeleton: ScreenSkeleton = [
  summary(bar('220px', '32px'), bar('320px'), bar('180px', '60px')),
  ...repeatPart(2, bar(undefined, '260px', 'card')),
]
