import type { CssLength, SkeletonPart, ValueByWidth } from '@portal/contract/skeleton'

export type { ScreenSkeleton, SkeletonPart } from '@portal/contract/skeleton'

type VisibleWidths = Extract<SkeletonPart, { kind: 'rows' }>['only']

/** Skeleton of a bar with a width and height; by default full width and one line high. */
export const bar = (
  w?: ValueByWidth<CssLength>,
  h?: ValueByWidth<CssLength>,
  look?: 'card' | 'table' | 'round',
): SkeletonPart => ({
  kind: 'bar',
  w,
  h,
  look,
})
export const card = (parts: SkeletonPart[], minH?: ValueByWidth<CssLength>): SkeletonPart => ({
  kind: 'card',
  parts,
  minH,
})
/** Skeleton of a `PageSummary`, which heads a screen about one subject. */
export const summary = (...parts: SkeletonPart[]): SkeletonPart => ({ kind: 'summary', parts })
export const surface = (parts: SkeletonPart[], minH: ValueByWidth<CssLength>): SkeletonPart => ({
  kind: 'surface',
  parts,
  minH,
})
/** Skeleton of blocks below each other, in all windows or only in narrow or wide ones. */
export const rows = (parts: SkeletonPart[], only?: VisibleWidths): SkeletonPart => ({
  kind: 'rows',
  parts,
  only,
})
export const columns = (
  at: ValueByWidth<(number | CssLength)[]>,
  ...parts: SkeletonPart[]
): SkeletonPart => ({
  kind: 'columns',
  at,
  parts,
})
export const repeatPart = (count: number, part: SkeletonPart): SkeletonPart[] =>
  Array.from({ length: count }, () => part)
