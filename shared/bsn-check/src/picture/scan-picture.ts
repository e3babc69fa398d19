import type { Corner, Look, Sighting } from '@portal/domain/bsn/check-message'
import { uprightBitmap } from '@portal/domain/upload/orientation'
import { readerOfWords } from '../ocr/engine.ts'
import { readPicture } from '../ocr/read-picture.ts'
import { bar, canvasOf, detailOf } from './canvas.ts'
import { greyOf } from './grey.ts'

/** Most dots that are read: what a sheet of paper has at 200 to the inch, and a little more. */
const mostDots = 4_500_000

/** Looks at what is drawn on a canvas. */
export async function scanCanvas(canvas: OffscreenCanvas, page: number): Promise<Sighting[]> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const { width, height } = canvas
  const scale = Math.min(1, Math.sqrt(mostDots / (width * height)))
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

/** A picture as it is meant to be seen, turned as its camera says. @throws where the browser cannot draw it */
async function drawn(file: Blob) {
  const picture = await uprightBitmap(file)
  const { canvas, context } = canvasOf(picture.width, picture.height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  picture.close()
  return { canvas, context }
}

/** Looks for numbers in a picture. */
export async function scanPicture(file: Blob): Promise<Look> {
  const { canvas } = await drawn(file)
  return { sightings: await scanCanvas(canvas, 1), whole: true }
}

/** The picture's own type where browsers write it, else the usual one of photos. */
const writable = ['image/png', 'image/webp']

/**
 * The picture anew, with a bar over each number: nothing of the file itself comes along, such as a small copy that a camera
 * puts in it.
 */
export async function maskPicture(file: Blob, type: string, sightings: readonly Sighting[]): Promise<Blob> {
  const { canvas, context } = await drawn(file)
  for (const { corners } of sightings) bar(context, corners)
  return canvas.convertToBlob({ type: writable.includes(type) ? type : 'image/jpeg', quality: 0.9 })
}
