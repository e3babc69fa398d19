import type { BsnScanResult, DetectedBsn, PageCorner } from '@portal/domain/bsn/bsn-check-messages'
import { decodeUprightBitmap } from '@portal/domain/upload/picture-orientation'
import { getOcrReader } from '../ocr/ocr-engine.ts'
import { readNumbersInPicture } from '../ocr/read-numbers-in-picture.ts'
import { createCanvas, cropAroundNumber, drawMaskBar } from './canvas.ts'
import { toGreyscale } from './greyscale.ts'

/** Maximum size of a picture for OCR: a little more than a sheet of paper at 200 dots per inch. */
const maxOcrPixels = 4_500_000

export async function scanCanvas(canvas: OffscreenCanvas, page: number): Promise<DetectedBsn[]> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { width, height } = canvas
  const scale = Math.min(1, Math.sqrt(maxOcrPixels / (width * height)))
  const { canvas: small, context: drawn } = createCanvas(width * scale, height * scale)
  drawn.drawImage(canvas, 0, 0, small.width, small.height)
  const grey = toGreyscale(drawn.getImageData(0, 0, small.width, small.height))
  const numbers = readNumbersInPicture(grey, await getOcrReader())
  return Promise.all(
    numbers.map(async ({ digits, corners: dots }) => {
      const corners = dots.map(({ x, y }): PageCorner => ({ x: x / small.width, y: y / small.height }))
      return { digits, page, corners, detail: await cropAroundNumber(canvas, corners) }
    }),
  )
}

/**
 * Decodes a picture, rotated according to its EXIF data.
 * @throws if the browser cannot decode the picture
 */
async function decodeUprightPicture(file: Blob) {
  const picture = await decodeUprightBitmap(file)
  const { canvas, context } = createCanvas(picture.width, picture.height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  return { canvas, context }
}

export async function scanPicture(file: Blob): Promise<BsnScanResult> {
  const { canvas } = await decodeUprightPicture(file)
  return { numbers: await scanCanvas(canvas, 1), whole: true }
}

/** Image types that browsers can encode. A masked picture of another type becomes a JPEG. */
const encodableImageTypes = ['image/png', 'image/webp']

/**
 * Draws a bar over each number. Encoding the picture again removes everything else in the file, such as a thumbnail.
 */
export async function maskPicture(file: Blob, type: string, numbers: readonly DetectedBsn[]): Promise<Blob> {
  const { canvas, context } = await decodeUprightPicture(file)
  for (const { corners } of numbers) drawMaskBar(context, corners)
  return canvas.convertToBlob({
    type: encodableImageTypes.includes(type) ? type : 'image/jpeg',
    quality: 0.9,
  })
}
