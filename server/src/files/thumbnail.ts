import { convertIndexedToRgb, decode } from 'fast-png'
import { encodePng } from '../drawing/png.ts'

/** Number of colour channels of a pixel: one for grey, three for RGB; the last channel may be alpha. */
const countColourChannels = (channels: number): number => (channels < 3 ? 1 : 3)

function decodePixels(png: Buffer) {
  const picture = decode(png)
  const data = picture.palette ? convertIndexedToRgb(picture) : picture.data
  return { side: picture.width, data, channels: data.length / (picture.width * picture.height) }
}

/**
 * Creates a thumbnail of a square picture: a PNG of `size` pixels per side with averaged pixels. The picture must come
 * from `reduceSquarePng`, with a side that is a multiple of `size`.
 */
export function createThumbnail(png: Buffer, size: number): Buffer {
  const { side, data, channels } = decodePixels(png)
  const step = side / size
  const shown = countColourChannels(channels)
  const getOpacity = (at: number) => (channels > shown ? (data[at + shown] ?? 0) : 255)
  const small = new Uint8Array(size * size * 4)
  for (let place = 0; place < size * size; place++) {
    const left = (place % size) * step
    const top = Math.floor(place / size) * step
    const sums = [0, 0, 0, 0]
    for (let pixel = 0; pixel < step * step; pixel++) {
      const at = ((top + Math.floor(pixel / step)) * side + left + (pixel % step)) * channels
      const opacity = getOpacity(at)
      for (let colour = 0; colour < 3; colour++)
        sums[colour] = (sums[colour] ?? 0) + (data[at + Math.min(colour, shown - 1)] ?? 0) * opacity
      sums[3] = (sums[3] ?? 0) + opacity
    }
    const [red = 0, green = 0, blue = 0, opacity = 0] = sums
    const getWeightedMean = (sum: number) => (opacity === 0 ? 0 : Math.round(sum / opacity))
    small.set(
      [
        getWeightedMean(red),
        getWeightedMean(green),
        getWeightedMean(blue),
        Math.round(opacity / (step * step)),
      ],
      place * 4,
    )
  }
  return encodePng(size, size, small)
}
