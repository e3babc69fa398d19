import { createCanvas, type Shape } from './canvas.ts'
import { calculateTextWidth, drawLetterShapes } from './letter-shapes.ts'
import { createBox, createDisc, createPolygon, createStroke, subtractShape, uniteShapes } from './shapes.ts'

/** Symbols in a square of 64 pixels. */
const logoMarks = {
  house: () =>
    subtractShape(
      uniteShapes(createPolygon([32, 6], [62, 34], [2, 34]), createBox(10, 28, 44, 32, 4)),
      createBox(26, 40, 12, 24, 5),
    ),
  sun: () =>
    uniteShapes(
      createDisc(32, 32, 14),
      ...Array.from({ length: 8 }, (_, ray) => {
        const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
        return createStroke(
          [
            [32 + x * 21, 32 + y * 21],
            [32 + x * 28, 32 + y * 28],
          ],
          6,
        )
      }),
    ),
  wave: () =>
    uniteShapes(
      ...[18, 34, 50].map((y) =>
        createStroke(
          Array.from({ length: 25 }, (_, step) => [4 + step * 2.35, y + 5 * Math.sin(step / 3)] as const),
          7,
        ),
      ),
    ),
  peak: () =>
    uniteShapes(createPolygon([24, 10], [46, 58], [2, 58]), createPolygon([44, 26], [62, 58], [36, 58])),
  ring: () => subtractShape(createDisc(32, 32, 28), createDisc(40, 26, 16)),
  blocks: () =>
    uniteShapes(
      createBox(6, 6, 24, 24, 5),
      createBox(34, 6, 24, 24, 12),
      createBox(6, 34, 24, 24, 12),
      createBox(34, 34, 24, 24, 5),
    ),
  shield: () =>
    subtractShape(
      uniteShapes(createBox(8, 6, 48, 30, 6), createPolygon([8, 30], [56, 30], [32, 60])),
      createStroke(
        [
          [21, 28],
          [30, 38],
          [44, 20],
        ],
        6,
      ),
    ),
} satisfies Record<string, () => Shape>

export type LogoName = keyof typeof logoMarks

/** Draws a logo with the tenant's name, 64 pixels high: PNG, base64. */
export function drawLogo(mark: LogoName, name: string, markColour: string, nameColour: string): string {
  const height = 26
  const drawing = createCanvas(Math.ceil(64 + 18 + calculateTextWidth(name, height) + 8), 64)
  drawing.fill(logoMarks[mark](), markColour, [0, 64])
  drawLetterShapes(drawing, name, { left: 84, top: 19, height }, nameColour)
  return drawing.png()
}

/** Draws initials on a square: PNG, base64. */
export function drawInitials(initials: string, colour: string, size: number): string {
  const height = size * 0.3
  const drawing = createCanvas(size, size)
  drawing.fill(createBox(0, 0, size, size), colour)
  const left = (size - calculateTextWidth(initials, height)) / 2
  drawLetterShapes(drawing, initials, { left, top: size * 0.35, height }, '#ffffff')
  return drawing.png()
}
