import type { Grey } from './grey.ts'

/** Side of the squares whose background is estimated separately, in pixels. */
const square = 24

/** Paper brightness of each square: nearly its brightest pixel, since letters cover less. */
function paperBrightness({ width, height, dots }: Grey): {
  across: number
  down: number
  ground: Float32Array
} {
  const across = Math.ceil(width / square)
  const down = Math.ceil(height / square)
  const ground = new Float32Array(across * down)
  const counts = new Uint32Array(256)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      counts.fill(0)
      let all = 0
      for (let y = row * square; y < Math.min(height, (row + 1) * square); y++)
        for (let x = column * square; x < Math.min(width, (column + 1) * square); x++) {
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
 * Removes shadows and low light: paper becomes white everywhere, and print keeps its relative darkness. A square that
 * is dark throughout, such as a bar or a desk, takes much of its brightness from brighter neighbours.
 */
export function evenLight(picture: Grey): Grey {
  const { width, height, dots } = picture
  const { across, down, ground } = paperBrightness(picture)
  const at = (column: number, row: number) =>
    ground[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255
  const spread = ground.map((_, index) => {
    const column = index % across
    const row = Math.floor(index / across)
    let most = 0
    for (let y = -1; y <= 1; y++) for (let x = -1; x <= 1; x++) most = Math.max(most, at(column + x, row + y))
    return most
  })
  const level = (column: number, row: number) =>
    spread[Math.min(down - 1, Math.max(0, row)) * across + Math.min(across - 1, Math.max(0, column))] ?? 255
  const made = new Uint8Array(dots.length)
  for (let y = 0; y < height; y++) {
    const row = y / square - 0.5
    const top = Math.floor(row)
    const downward = row - top
    for (let x = 0; x < width; x++) {
      const column = x / square - 0.5
      const left = Math.floor(column)
      const sideways = column - left
      const above = level(left, top) * (1 - sideways) + level(left + 1, top) * sideways
      const below = level(left, top + 1) * (1 - sideways) + level(left + 1, top + 1) * sideways
      const paper = Math.max(24, above * (1 - downward) + below * downward)
      made[y * width + x] = Math.min(255, ((dots[y * width + x] ?? 0) / paper) * 255)
    }
  }
  return { width, height, dots: made }
}
