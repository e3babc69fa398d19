import { convertIndexedToRgb, decode } from 'fast-png'
import { encodePng } from '../drawing/png.ts'

/** Grey pictures have one colour channel, others have three. A further channel is alpha. */
const countColourChannels = (channels: number): number => (channels < 3 ? 1 : 3)

function decodePixels(png: Buffer) {
  const picture = decode(png)
  const data = picture.palette ? convertIndexedToRgb(picture) : picture.data
  return { side: picture.width, data, channels: data.length / (picture.width * picture.height) }
}

/** Averages pixels. The picture must come from `sanitizeSquarePng`, with a side that is a multiple of `size`. */
export function createThumbnail(png: Buffer, size: number): Buffer {
  const { side, data, channels } = decodePixels(png)
  const step = side / size
  const colourChannels = countColourChannels(channels)
  const getOpacity = (at: number) => (channels > colourChannels ? (data[at + colourChannels] ?? 0) : 255)
  const small = new Uint8Array(size * size * 4)
  for (let index = 0; index < size * size; index++) {
    const left = (index % size) * step
    const top = Math.floor(index / size) * step
    const sums = [0, 0, 0, 0]
    for (let pixel = 0; pixel < step * step; pixel++) {
      const at = ((top + Math.floor(pixel / step)) * side + left + (pixel % step)) * channels
      const opacity = getOpacity(at)
      for (let colour = 0; colour < 3; colour++)
        sums[colour] = (sums[colour] ?? 0) + (data[at + Math.min(colour, colourChannels - 1)] ?? 0) * opacity
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
      index * 4,
    )
  }
  return encodePng(size, size, small)
}
