import { bar, card, columns, type ScreenSkeleton, times } from '@portal/contract/skeleton'

const list = card([bar('220px', '32px'), ...times(3, bar(undefined, '64px'))], '320px')

/** One of the two lists while it is on its way. */
export const listSkeleton: ScreenSkeleton = [list]

/** A talk to plan, and those that are planned. */
export const appointmentsSkeleton: ScreenSkeleton = [columns({ base: [1], lg: [7, 5] }, list, list)]
