import { bar, columns, rows, type ScreenSkeleton, type SkeletonPart } from '@portal/contract/skeleton'

/** How high the panel is with which files are sent. */
export const sendHeight = { base: '376px', md: '352px', lg: '392px' } as const

/** The lists of documents while they are on their way. */
export const listSkeleton: ScreenSkeleton = [
  bar(undefined, '52px'),
  bar(undefined, '280px', 'card'),
  bar(undefined, '200px', 'card'),
]

const send: SkeletonPart = bar(undefined, sendHeight, 'table')
const aside: SkeletonPart = bar(undefined, '420px', 'card')

/** The whole screen before its code is there: what is sent stands above the lists, or beside them. */
export const documentsSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: [1, '336px'] },
    rows([send], 'narrow'),
    rows(listSkeleton),
    rows([send, aside], 'wide'),
    rows([aside], 'narrow'),
  ),
]
