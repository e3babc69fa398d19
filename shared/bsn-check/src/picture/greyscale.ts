/** A greyscale picture: one byte per pixel, row by row, 255 is white. */
export interface GreyscalePicture {
  width: number
  height: number
  dots: Uint8Array
}

/** Converts canvas pixels to greyscale. */
export function toGreyscale({
  width,
  height,
  data,
}: Pick<ImageData, 'width' | 'height' | 'data'>): GreyscalePicture {
  const dots = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < dots.length; at++, from += 4)
    dots[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return { width, height, dots }
}

/** Scales a picture down by `by`, with the mean of each square of pixels. */
export function scaleDownPicture({ width, height, dots }: GreyscalePicture, by: number): GreyscalePicture {
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) }
  const made = new Uint8Array(small.width * small.height)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let down = 0; down < by; down++) {
        const row = (y * by + down) * width + x * by
        for (let right = 0; right < by; right++) sum += dots[row + right] ?? 0
      }
      made[y * small.width + x] = sum / (by * by)
    }
  return { ...small, dots: made }
}
