import type { Canvas, Point } from './canvas.ts'
import { createStroke, uniteShapes } from './shapes.ts'

/** Lines of a letter in a box of height 1. */
interface Glyph {
  width: number
  lines: Point[][]
}

const createArc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / 12) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
const createLine = (...points: Point[]) => points
const createBowl = (top: number, bottom: number, reach: number): Point[] => [
  [0, top],
  ...createArc(
    reach - (bottom - top) / 2,
    (top + bottom) / 2,
    (bottom - top) / 2,
    (bottom - top) / 2,
    -90,
    90,
  ),
  [0, bottom],
]
const stemLine = createLine([0, 0], [0, 1])

const glyphs: Readonly<Record<string, Glyph>> = {
  A: { width: 0.8, lines: [createLine([0, 1], [0.4, 0], [0.8, 1]), createLine([0.16, 0.62], [0.64, 0.62])] },
  B: { width: 0.6, lines: [stemLine, createBowl(0, 0.48, 0.52), createBowl(0.48, 1, 0.6)] },
  C: { width: 0.8, lines: [createArc(0.5, 0.5, 0.5, 0.5, -50, -310)] },
  D: { width: 0.72, lines: [stemLine, createBowl(0, 1, 0.72)] },
  E: {
    width: 0.52,
    lines: [createLine([0.52, 0], [0, 0], [0, 1], [0.52, 1]), createLine([0, 0.5], [0.44, 0.5])],
  },
  F: { width: 0.5, lines: [createLine([0.5, 0], [0, 0], [0, 1]), createLine([0, 0.5], [0.42, 0.5])] },
  G: { width: 0.92, lines: [[...createArc(0.5, 0.5, 0.5, 0.5, -50, -360), [0.6, 0.5]]] },
  H: { width: 0.68, lines: [stemLine, createLine([0.68, 0], [0.68, 1]), createLine([0, 0.5], [0.68, 0.5])] },
  I: { width: 0, lines: [stemLine] },
  J: { width: 0.42, lines: [[[0.42, 0], ...createArc(0.14, 0.72, 0.28, 0.28, 0, 120)]] },
  K: { width: 0.6, lines: [stemLine, createLine([0.58, 0], [0, 0.6]), createLine([0.2, 0.42], [0.6, 1])] },
  L: { width: 0.48, lines: [createLine([0, 0], [0, 1], [0.48, 1])] },
  M: { width: 0.86, lines: [createLine([0, 1], [0, 0], [0.43, 0.66], [0.86, 0], [0.86, 1])] },
  N: { width: 0.7, lines: [createLine([0, 1], [0, 0], [0.7, 1], [0.7, 0])] },
  O: { width: 1, lines: [createArc(0.5, 0.5, 0.5, 0.5, 0, 360)] },
  P: { width: 0.58, lines: [stemLine, createBowl(0, 0.56, 0.58)] },
  Q: { width: 1, lines: [createArc(0.5, 0.5, 0.5, 0.5, 0, 360), createLine([0.62, 0.66], [0.92, 1])] },
  R: { width: 0.6, lines: [stemLine, createBowl(0, 0.54, 0.56), createLine([0.28, 0.54], [0.6, 1])] },
  S: {
    width: 0.6,
    lines: [[...createArc(0.3, 0.26, 0.26, 0.26, -30, -270), ...createArc(0.3, 0.76, 0.28, 0.24, -90, 150)]],
  },
  T: { width: 0.64, lines: [createLine([0, 0], [0.64, 0]), createLine([0.32, 0], [0.32, 1])] },
  U: { width: 0.68, lines: [[[0, 0], ...createArc(0.34, 0.66, 0.34, 0.34, 180, 0), [0.68, 0]]] },
  V: { width: 0.76, lines: [createLine([0, 0], [0.38, 1], [0.76, 0])] },
  W: { width: 1.1, lines: [createLine([0, 0], [0.28, 1], [0.55, 0.2], [0.82, 1], [1.1, 0])] },
  X: { width: 0.68, lines: [createLine([0, 0], [0.68, 1]), createLine([0.68, 0], [0, 1])] },
  Y: { width: 0.7, lines: [createLine([0, 0], [0.35, 0.5], [0.7, 0]), createLine([0.35, 0.5], [0.35, 1])] },
  Z: { width: 0.62, lines: [createLine([0, 0], [0.62, 0], [0, 1], [0.62, 1])] },
  ' ': { width: 0.25, lines: [] },
}

const letterGap = 0.3
const findGlyphs = (text: string) => [...text.toUpperCase()].flatMap((letter) => glyphs[letter] ?? [])

/** Returns the width of a text in pixels. */
export const calculateTextWidth = (text: string, height: number): number =>
  height * findGlyphs(text).reduce((sum, { width }, index) => sum + width + (index ? letterGap : 0), 0)

/** Draws a text. Unknown letters are omitted. */
export function drawLetterShapes(
  drawing: Canvas,
  text: string,
  place: { left: number; top: number; height: number },
  colour: string,
): void {
  const { top, height } = place
  const thickness = height / 6
  let left = place.left
  for (const { width, lines } of findGlyphs(text)) {
    const toCanvasPoint = ([x, y]: Point): Point => [left + x * height, top + y * height]
    const shape = uniteShapes(...lines.map((points) => createStroke(points.map(toCanvasPoint), thickness)))
    const right = left + width * height
    drawing.fill(shape, colour, [left - thickness, right + thickness])
    left = right + letterGap * height
  }
}
