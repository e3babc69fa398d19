/** A length in CSS: `px`, `%` or `em`. */
export type Length = `${number}${'px' | '%' | 'em'}`

/** One value for windows of every width, or others from the widths on that the design system has names for. */
export type ByWidth<T> = T | { base: T; md?: T | undefined; lg?: T | undefined }

/** Where a part is shown: only in windows narrower, or as wide as and wider, than where columns stand beside each other. */
type Only = 'narrow' | 'wide'

/** One block of an skeleton. */
export type SkeletonPart =
  /** Stands for a line of text or, where it says so, for something round or a whole card. */
  | {
      kind: 'bar'
      w?: ByWidth<Length> | undefined
      h?: ByWidth<Length> | undefined
      look?: 'card' | 'table' | 'round' | undefined
    }
  /** What other blocks lie on: paper, the head of a screen, or the wall with nothing before it. */
  | {
      kind: 'card' | 'summary' | 'wall'
      minH?: ByWidth<Length> | undefined
      parts: SkeletonPart[]
    }
  /** Blocks below each other, as far apart as those of a screen. */
  | { kind: 'rows'; only?: Only | undefined; parts: SkeletonPart[] }
  /** Blocks beside each other: the columns' shares of the width, or widths. */
  | { kind: 'columns'; at: ByWidth<(number | Length)[]>; parts: SkeletonPart[] }

/**
 * The boxes of a screen before its answers are there: no words, no figures. The edge draws them in the page, before the screen's
 * code is there, and the screen shows them while it waits for its answers.
 */
export type ScreenSkeleton = SkeletonPart[]

/** A bar of a width and a height; as wide as there is room, and as high as a line, unless said. */
export const bar = (
  w?: ByWidth<Length>,
  h?: ByWidth<Length>,
  look?: 'card' | 'table' | 'round',
): SkeletonPart => ({
  kind: 'bar',
  w,
  h,
  look,
})
/** Paper with blocks below each other on it. */
export const card = (parts: SkeletonPart[], minH?: ByWidth<Length>): SkeletonPart => ({
  kind: 'card',
  parts,
  minH,
})
/** The head of a screen of one subject. */
export const summary = (...parts: SkeletonPart[]): SkeletonPart => ({ kind: 'summary', parts })
/** A piece of wall. */
export const wall = (parts: SkeletonPart[], minH: ByWidth<Length>): SkeletonPart => ({
  kind: 'wall',
  parts,
  minH,
})
/** Blocks below each other, in all windows or only in those that are narrow or wide. */
export const rows = (parts: SkeletonPart[], only?: Only): SkeletonPart => ({ kind: 'rows', parts, only })
/** Blocks beside each other. */
export const columns = (at: ByWidth<(number | Length)[]>, ...parts: SkeletonPart[]): SkeletonPart => ({
  kind: 'columns',
  at,
  parts,
})
/** The same block several times. */
export const times = (count: number, part: SkeletonPart): SkeletonPart[] =>
  Array.from({ length: count }, () => part)
