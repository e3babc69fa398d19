import type { GreyscalePicture } from './greyscale.ts'

/** Side of the squares for which the brightness of the paper is estimated. */
const squareSizePixels = 24

/**
 * Estimates the brightness of the paper in each square from a pixel that is nearly the brightest one, because letters
 * cover little of a square.
 */
function estimatePaperBrightness({ width, height, dots }: GreyscalePicture): {
  across: number
  down: number
  ground: Float32Array
} {
  const across = Math.ceil(width / squareSizePixels)
  const down = Math.ceil(height / squareSizePixels)
  const ground = new Float32Array(across * down)
  const counts = new Uint32Array(256)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      counts.fill(0)
      let all = 0
      for (let y = row * squareSizePixels; y < Math.min(height, (row + 1) * squareSizePixels); y++)
        for (let x = column * squareSizePixels; x < Math.min(width, (column + 1) * squareSizePixels); x++) {
          const dot = dots[y * width + x] ?? 0
          counts[dot] = (counts[dot] ?? 0) + 1
          all++
        }
      let left = all * 0.2
      let tone = 255
      for (; tone > 1 && left > 0; tone--) left -= counts[tone] ?? 0
      ground[row * across + column] = tone
    }
  return { across, down, ground }
}

/**
 * Removes shadows: paper becomes white, and print stays as dark relative to it. In a dark square, such as part of a
 * mask bar or of the desk under the paper, the brightness of the paper is taken from the brighter squares around it.
 */
export function evenOutLight(picture: GreyscalePicture): GreyscalePicture {
  const { width, height, dots } = picture
  const { across, down, ground } = estimatePaperBrightness(picture)
  const getSquareBrightness = (column: number, row: number) =>
    ground[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255
  const spread = ground.map((_, index) => {
    const column = index % across
    const row = Math.floor(index / across)
    let most = 0
    for (let y = -1; y <= 1; y++)
      for (let x = -1; x <= 1; x++) most = Math.max(most, getSquareBrightness(column + x, row + y))
    return most
  })
  const getBrightestNeighbour = (column: number, row: number) =>
    spread[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255
  const made = new Uint8Array(dots.length)
  for (let y = 0; y < height; y++) {
    const row = y / squareSizePixels - 0.5
    const top = Math.floor(row)
    const downward = row - top
    for (let x = 0; x < width; x++) {
      const column = x / squareSizePixels - 0.5
      const left = Math.floor(column)
      const sideways = column - left
      const above =
        getBrightestNeighbour(left, top) * (1 - sideways) + getBrightestNeighbour(left + 1, top) * sideways
      const below =
        getBrightestNeighbour(left, top + 1) * (1 - sideways) +
        getBrightestNeighbour(left + 1, top + 1) * sideways
      const paper = Math.max(24, above * (1 - downward) + below * downward)
      made[y * width + x] = Math.min(255, ((dots[y * width + x] ?? 0) / paper) * 255)
    }
  }
  return { width, height, dots: made }
}
