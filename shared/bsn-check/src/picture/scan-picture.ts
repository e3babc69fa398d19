import type { Corner, DetectedNumber, ScanResult } from '@portal/domain/bsn/check-message'
import { uprightBitmap } from '@portal/domain/upload/orientation'
import { readerOfWords } from '../ocr/engine.ts'
import { readPicture } from '../ocr/read-picture.ts'
import { canvasOf, detailOf, drawBar } from './canvas.ts'
import { greyOf } from './grey.ts'

/** Maximum number of pixels for OCR: slightly more than a sheet of paper at 200 dots per inch. */
const maxPixels = 4_500_000

/** Finds numbers on a canvas by OCR. */
export async function scanCanvas(canvas: OffscreenCanvas, page: number): Promise<DetectedNumber[]> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { width, height } = canvas
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  const { canvas: small, context: drawn } = canvasOf(width * scale, height * scale)
  drawn.drawImage(canvas, 0, 0, small.width, small.height)
  const grey = greyOf(drawn.getImageData(0, 0, small.width, small.height))
  const numbers = readPicture(grey, await readerOfWords())
  return Promise.all(
    numbers.map(async ({ digits, corners: dots }) => {
      const corners = dots.map(({ x, y }): Corner => ({ x: x / small.width, y: y / small.height }))
      return { digits, page, corners, detail: await detailOf(canvas, corners) }
    }),
  )
}

/** Decodes a picture upright, by its EXIF orientation. @throws if the browser cannot decode it */
async function decodeUpright(file: Blob) {
  const picture = await uprightBitmap(file)
  const { canvas, context } = canvasOf(picture.width, picture.height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  return { canvas, context }
}

/** Finds numbers in a picture. */
export async function scanPicture(file: Blob): Promise<ScanResult> {
  const { canvas } = await decodeUpright(file)
  return { sightings: await scanCanvas(canvas, 1), whole: true }
}

/** Types in which browsers can encode; others become JPEG. */
const writable = ['image/png', 'image/webp']

/**
 * Makes a masked picture with a bar over each number. Re-encoding drops everything else in the file, such as a camera's
 * thumbnail.
 */
export async function maskPicture(
  file: Blob,
  type: string,
  sightings: readonly DetectedNumber[],
): Promise<Blob> {
  const { canvas, context } = await decodeUpright(file)
  for (const { corners } of sightings) drawBar(context, corners)
  return canvas.convertToBlob({ type: writable.includes(type) ? type : 'image/jpeg', quality: 0.9 })
}
