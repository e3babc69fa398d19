import type { GreyscalePicture } from './greyscale.ts'

/** Position in a picture, in pixels. */
export interface PicturePosition {
  x: number
  y: number
}

/** A rotated picture. `toOriginalPosition` maps a position to the picture before rotation. */
export interface RotatedPicture extends GreyscalePicture {
  before(place: PicturePosition): PicturePosition
}

/** Rotates a picture anticlockwise, and scales it. The area outside the original picture becomes white. */
export function rotatePicture(picture: GreyscalePicture, degrees: number, scale = 1): RotatedPicture {
  const { dots } = picture
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const width = Math.round((Math.abs(picture.width * cos) + Math.abs(picture.height * sin)) * scale)
  const height = Math.round((Math.abs(picture.width * sin) + Math.abs(picture.height * cos)) * scale)
  const toOriginalPosition = ({ x, y }: PicturePosition): PicturePosition => {
    const [right, down] = [(x - width / 2) / scale, (y - height / 2) / scale]
    return {
      x: right * cos - down * sin + picture.width / 2,
      y: right * sin + down * cos + picture.height / 2,
    }
  }
  const made = new Uint8Array(width * height).fill(255)
  const start = toOriginalPosition({ x: 0.5, y: 0.5 })
  const [stepX, stepY] = [cos / scale, sin / scale]
  for (let row = 0; row < height; row++) {
    let x = start.x - 0.5 - (row * sin) / scale
    let y = start.y - 0.5 + (row * cos) / scale
    for (let column = 0; column < width; column++, x += stepX, y += stepY) {
      const left = Math.floor(x)
      const top = Math.floor(y)
      if (left < -1 || top < -1 || left >= picture.width || top >= picture.height) continue
      const x0 = Math.max(0, left)
      const x1 = Math.min(picture.width - 1, left + 1)
      const y0 = Math.max(0, top) * picture.width
      const y1 = Math.min(picture.height - 1, top + 1) * picture.width
      const [sideways, downward] = [x - left, y - top]
      const above = (dots[y0 + x0] ?? 255) * (1 - sideways) + (dots[y0 + x1] ?? 255) * sideways
      const below = (dots[y1 + x0] ?? 255) * (1 - sideways) + (dots[y1 + x1] ?? 255) * sideways
      made[row * width + column] = above * (1 - downward) + below * downward
    }
  }
  return { width, height, dots: made, before: toOriginalPosition }
}
