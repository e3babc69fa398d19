import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { cardsSkeleton, listSkeleton } from './desk-skeletons.ts'

export const listPlaceholder = <ScreenSkeleton of={listSkeleton} />
export const cardsPlaceholder = <ScreenSkeleton of={cardsSkeleton} />
