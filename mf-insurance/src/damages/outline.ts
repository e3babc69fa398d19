import { bar, type Outline, summary, times } from '@portal/contract/outline'

/** The damage reports while they are on their way. */
export const damagesOutline: Outline = [
  summary(bar('220px', '32px'), bar('320px'), bar('180px', '60px')),
  ...times(2, bar(undefined, '260px', 'card')),
]
