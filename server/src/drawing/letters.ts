import type { Canvas, Point } from './canvas.ts'
import { stroke, together } from './shapes.ts'

/** A letter as lines in a box of height one; `width` is without spacing. */
interface Glyph {
  width: number
  lines: Point[][]
}

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
const line = (...points: Point[]) => points
const bowl = (top: number, bottom: number, reach: number): Point[] => [
  [0, top],
  ...arc(reach - (bottom - top) / 2, (top + bottom) / 2, (bottom - top) / 2, (bottom - top) / 2, -90, 90),
  [0, bottom],
]
const stem = line([0, 0], [0, 1])

const glyphs: Readonly<Record<string, Glyph>> = {
  A: { width: 0.8, lines: [line([0, 1], [0.4, 0], [0.8, 1]), line([0.16, 0.62], [0.64, 0.62])] },
  B: { width: 0.6, lines: [stem, bowl(0, 0.48, 0.52), bowl(0.48, 1, 0.6)] },
  C: { width: 0.8, lines: [arc(0.5, 0.5, 0.5, 0.5, -50, -310)] },
  D: { width: 0.72, lines: [stem, bowl(0, 1, 0.72)] },
  E: { width: 0.52, lines: [line([0.52, 0], [0, 0], [0, 1], [0.52, 1]), line([0, 0.5], [0.44, 0.5])] },
  F: { width: 0.5, lines: [line([0.5, 0], [0, 0], [0, 1]), line([0, 0.5], [0.42, 0.5])] },
  G: { width: 0.92, lines: [[...arc(0.5, 0.5, 0.5, 0.5, -50, -360), [0.6, 0.5]]] },
  H: { width: 0.68, lines: [stem, line([0.68, 0], [0.68, 1]), line([0, 0.5], [0.68, 0.5])] },
  I: { width: 0, lines: [stem] },
  J: { width: 0.42, lines: [[[0.42, 0], ...arc(0.14, 0.72, 0.28, 0.28, 0, 120)]] },
  K: { width: 0.6, lines: [stem, line([0.58, 0], [0, 0.6]), line([0.2, 0.42], [0.6, 1])] },
  L: { width: 0.48, lines: [line([0, 0], [0, 1], [0.48, 1])] },
  M: { width: 0.86, lines: [line([0, 1], [0, 0], [0.43, 0.66], [0.86, 0], [0.86, 1])] },
  N: { width: 0.7, lines: [line([0, 1], [0, 0], [0.7, 1], [0.7, 0])] },
  O: { width: 1, lines: [arc(0.5, 0.5, 0.5, 0.5, 0, 360)] },
  P: { width: 0.58, lines: [stem, bowl(0, 0.56, 0.58)] },
  Q: { width: 1, lines: [arc(0.5, 0.5, 0.5, 0.5, 0, 360), line([0.62, 0.66], [0.92, 1])] },
  R: { width: 0.6, lines: [stem, bowl(0, 0.54, 0.56), line([0.28, 0.54], [0.6, 1])] },
  S: {
    width: 0.6,
    lines: [[...arc(0.3, 0.26, 0.26, 0.26, -30, -270), ...arc(0.3, 0.76, 0.28, 0.24, -90, 150)]],
  },
  T: { width: 0.64, lines: [line([0, 0], [0.64, 0]), line([0.32, 0], [0.32, 1])] },
  U: { width: 0.68, lines: [[[0, 0], ...arc(0.34, 0.66, 0.34, 0.34, 180, 0), [0.68, 0]]] },
  V: { width: 0.76, lines: [line([0, 0], [0.38, 1], [0.76, 0])] },
  W: { width: 1.1, lines: [line([0, 0], [0.28, 1], [0.55, 0.2], [0.82, 1], [1.1, 0])] },
  X: { width: 0.68, lines: [line([0, 0], [0.68, 1]), line([0.68, 0], [0, 1])] },
  Y: { width: 0.7, lines: [line([0, 0], [0.35, 0.5], [0.7, 0]), line([0.35, 0.5], [0.35, 1])] },
  Z: { width: 0.62, lines: [line([0, 0], [0.62, 0], [0, 1], [0.62, 1])] },
  ' ': { width: 0.25, lines: [] },
}

const gap = 0.3
const lettersOf = (text: string) => [...text.toUpperCase()].flatMap((letter) => glyphs[letter] ?? [])

/** Width in pixels of a text in capitals of a height. */
export const widthOf = (text: string, height: number): number =>
  height * lettersOf(text).reduce((sum, { width }, index) => sum + width + (index ? gap : 0), 0)

/** Draws a text in capitals with round strokes; unknown letters are omitted. */
export function letter(
  drawing: Canvas,
  text: string,
  place: { left: number; top: number; height: number },
  colour: string,
): void {
  const { top, height } = place
  const thickness = height / 6
  let left = place.left
  for (const { width, lines } of lettersOf(text)) {
    const onCanvas = ([x, y]: Point): Point => [left + x * height, top + y * height]
    const shape = together(...lines.map((points) => stroke(points.map(onCanvas), thickness)))
    const right = left + width * height
    drawing.fill(shape, colour, [left - thickness, right + thickness])
    left = right + gap * height
  }
}
