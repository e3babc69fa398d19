import { bar, type ScreenSkeleton, summary, times } from '@portal/remote-kit/skeleton-parts'

export const damagesSkeleton: ScreenSkeleton = [
  summary(bar('220px', '32px'), bar('320px'), bar('180px', '60px')),
  ...times(2, bar(undefined, '260px', 'card')),
]
