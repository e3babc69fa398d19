import { bar, columns, rows, type ScreenSkeleton, type SkeletonPart } from '@portal/remote-kit/skeleton-parts'

export const sendPanelHeight = { base: '376px', md: '352px', lg: '392px' } as const

export const documentListSkeleton: ScreenSkeleton = [
  bar(undefined, '52px'),
  bar(undefined, '280px', 'card'),
  bar(undefined, '200px', 'card'),
]

const sendPanelSkeleton: SkeletonPart = bar(undefined, sendPanelHeight, 'table')
const documentsAsideSkeleton: SkeletonPart = bar(undefined, '420px', 'card')

/** Skeleton of the documents screen. The panel is above the list on narrow screens and beside it on wide ones. */
export const documentsSkeleton: ScreenSkeleton = [
  columns(
    { base: [1], lg: [1, '336px'] },
    rows([sendPanelSkeleton], 'narrow'),
    rows(documentListSkeleton),
    rows([sendPanelSkeleton, documentsAsideSkeleton], 'wide'),
    rows([documentsAsideSkeleton], 'narrow'),
  ),
]
