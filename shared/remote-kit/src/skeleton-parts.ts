import type { CssLength, SkeletonPart, ValueByWidth } from '@portal/contract/skeleton'

export type { ScreenSkeleton, SkeletonPart } from '@portal/contract/skeleton'

type Only = Extract<SkeletonPart, { kind: 'rows' }>['only']

/** A bar with a width and height; by default full width and one line high. */
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
/** The head of a screen with one subject. */
export const summary = (...parts: SkeletonPart[]): SkeletonPart => ({ kind: 'summary', parts })
export const surface = (parts: SkeletonPart[], minH: ValueByWidth<CssLength>): SkeletonPart => ({
  kind: 'surface',
  parts,
  minH,
})
/** Blocks below each other, in all windows or only in narrow or wide ones. */
export const rows = (parts: SkeletonPart[], only?: Only): SkeletonPart => ({ kind: 'rows', parts, only })
export const columns = (
  at: ValueByWidth<(number | CssLength)[]>,
  ...parts: SkeletonPart[]
): SkeletonPart => ({
  kind: 'columns',
  at,
  parts,
})
export const times = (count: number, part: SkeletonPart): SkeletonPart[] =>
  Array.from({ length: count }, () => part)
