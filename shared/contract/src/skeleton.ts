/** A length in CSS: `px`, `%` or `em`. */
export type Length = `${number}${'px' | '%' | 'em'}`

/** One value for every window width, or values by breakpoint. */
export type ByWidth<T> = T | { base: T; md?: T | undefined; lg?: T | undefined }

/** Shown only in windows below or above the width of side-by-side columns. */
type Only = 'narrow' | 'wide'

/** One block of a skeleton. */
export type SkeletonPart =
  /** A line of text, or by `look` a circle or a whole card. */
  | {
      kind: 'bar'
      w?: ByWidth<Length> | undefined
      h?: ByWidth<Length> | undefined
      look?: 'card' | 'table' | 'round' | undefined
    }
  /** A container: card, screen head, or coloured surface. */
  | {
      kind: 'card' | 'summary' | 'surface'
      minH?: ByWidth<Length> | undefined
      parts: SkeletonPart[]
    }
  /** Blocks below each other with the spacing of a screen. */
  | { kind: 'rows'; only?: Only | undefined; parts: SkeletonPart[] }
  /** Blocks side by side: fractions of the width, or lengths. */
  | { kind: 'columns'; at: ByWidth<(number | Length)[]>; parts: SkeletonPart[] }

/**
 * Skeleton of a screen: no texts or figures. The page server renders it before the screen's code loads, and the screen
 * shows it while it waits for data.
 */
export type ScreenSkeleton = SkeletonPart[]

/** A bar with a width and height; by default full width and one line high. */
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
/** A card with blocks below each other. */
export const card = (parts: SkeletonPart[], minH?: ByWidth<Length>): SkeletonPart => ({
  kind: 'card',
  parts,
  minH,
})
/** The head of a screen with one subject. */
export const summary = (...parts: SkeletonPart[]): SkeletonPart => ({ kind: 'summary', parts })
/** A coloured surface. */
export const surface = (parts: SkeletonPart[], minH: ByWidth<Length>): SkeletonPart => ({
  kind: 'surface',
  parts,
  minH,
})
/** Blocks below each other, in all windows or only in narrow or wide ones. */
export const rows = (parts: SkeletonPart[], only?: Only): SkeletonPart => ({ kind: 'rows', parts, only })
/** Blocks side by side. */
export const columns = (at: ByWidth<(number | Length)[]>, ...parts: SkeletonPart[]): SkeletonPart => ({
  kind: 'columns',
  at,
  parts,
})
/** The same block several times. */
export const times = (count: number, part: SkeletonPart): SkeletonPart[] =>
  Array.from({ length: count }, () => part)
