import { canvas, type Shape } from './canvas.ts'
import { letter, widthOf } from './letters.ts'
import { box, disc, polygon, stroke, together, without } from './shapes.ts'

/** Symbols before a tenant's name, in a square of 64. */
const marks = {
  house: () =>
    without(together(polygon([32, 6], [62, 34], [2, 34]), box(10, 28, 44, 32, 4)), box(26, 40, 12, 24, 5)),
  sun: () =>
    together(
      disc(32, 32, 14),
      ...Array.from({ length: 8 }, (_, ray) => {
        const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)]
        return stroke(
          [
            [32 + x * 21, 32 + y * 21],
            [32 + x * 28, 32 + y * 28],
          ],
          6,
        )
      }),
    ),
  wave: () =>
    together(
      ...[18, 34, 50].map((y) =>
        stroke(
          Array.from({ length: 25 }, (_, step) => [4 + step * 2.35, y + 5 * Math.sin(step / 3)] as const),
          7,
        ),
      ),
    ),
  peak: () => together(polygon([24, 10], [46, 58], [2, 58]), polygon([44, 26], [62, 58], [36, 58])),
  ring: () => without(disc(32, 32, 28), disc(40, 26, 16)),
  blocks: () =>
    together(box(6, 6, 24, 24, 5), box(34, 6, 24, 24, 12), box(6, 34, 24, 24, 12), box(34, 34, 24, 24, 5)),
  shield: () =>
    without(
      together(box(8, 6, 48, 30, 6), polygon([8, 30], [56, 30], [32, 60])),
      stroke(
        [
          [21, 28],
          [30, 38],
          [44, 20],
        ],
        6,
      ),
    ),
} satisfies Record<string, () => Shape>

/** Name of a symbol. */
export type LogoName = keyof typeof marks

/** A logo, 64 pixels high: a symbol in one colour and a name in another; base64 PNG. */
export function drawLogo(mark: LogoName, name: string, markColour: string, nameColour: string): string {
  const height = 26
  const drawing = canvas(Math.ceil(64 + 18 + widthOf(name, height) + 8), 64)
  drawing.fill(marks[mark](), markColour, [0, 64])
  letter(drawing, name, { left: 84, top: 19, height }, nameColour)
  return drawing.png()
}

/** A square picture with initials, for a person; base64 PNG. */
export function drawInitials(initials: string, colour: string, size: number): string {
  const height = size * 0.3
  const drawing = canvas(size, size)
  drawing.fill(box(0, 0, size, size), colour)
  const left = (size - widthOf(initials, height)) / 2
  letter(drawing, initials, { left, top: size * 0.35, height }, '#ffffff')
  return drawing.png()
}
