import { bar, columns, rows, type ScreenSkeleton, type SkeletonPart } from '@portal/remote-kit/skeleton-parts'

/** Height of the panel to send files. */
export const sendHeight = { base: '376px', md: '352px', lg: '392px' } as const

/** Skeleton of the document lists. */
export const listSkeleton: ScreenSkeleton = [
  bar(undefined, '52px'),
  bar(undefined, '280px', 'card'),
  bar(undefined, '200px', 'card'),
]

const send: SkeletonPart = bar(undefined, sendHeight, 'table')
const aside: SkeletonPart = bar(undefined, '420px', 'card')

/** Skeleton of the whole screen: the panel is above the lists, or beside them. */
export const documentsSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: [1, '336px'] },
    rows([send], 'narrow'),
    rows(listSkeleton),
    rows([send, aside], 'wide'),
    rows([aside], 'narrow'),
  ),
]
