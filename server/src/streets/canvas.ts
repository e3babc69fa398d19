import { encode } from 'fast-png'

export type Point = readonly [x: number, y: number]

/** Distance in pixels from a point to the outline of a shape; negative inside. */
export type Shape = (x: number, y: number) => number

/** A transparent picture with smooth edges. */
export interface Canvas {
  /** Fills a shape with a colour. `columns` limits the drawing horizontally, to save time. */
  fill(shape: Shape, colour: string, columns?: readonly [from: number, to: number]): void
  /** Encodes the picture as PNG. */
  png(): Uint8Array<ArrayBuffer>
}

const parseChannels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Creates a canvas. Its colours have the form '#rrggbb'. */
export function createCanvas(width: number, height: number): Canvas {
  const pixels = new Uint8Array(width * height * 4)
  const blendPixel = (at: number, colour: number[], cover: number) => {
    const under = (pixels[at + 3] ?? 0) / 255
    const alpha = cover + under * (1 - cover)
    for (const [channel, value] of colour.entries()) {
      const below = pixels[at + channel] ?? 0
      pixels[at + channel] = Math.round((value * cover + below * under * (1 - cover)) / alpha)
    }
    pixels[at + 3] = Math.round(alpha * 255)
  }
  return {
    fill(shape, colour, [from, to] = [0, width]) {
      const rgb = parseChannels(colour)
      const [first, last] = [Math.max(0, Math.floor(from)), Math.min(width, Math.ceil(to))]
      for (let y = 0; y < height; y++) {
        for (let x = first; x < last; x++) {
          const cover = Math.min(1, Math.max(0, 0.5 - shape(x + 0.5, y + 0.5)))
          if (cover > 0) blendPixel((y * width + x) * 4, rgb, cover)
        }
      }
    },
    png: () => new Uint8Array(encode({ width, height, data: pixels, channels: 4 })),
  }
}
