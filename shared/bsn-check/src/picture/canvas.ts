import type { PageCorner } from '@portal/domain/bsn/bsn-check-messages'

/**
 * Creates a canvas with its 2D context.
 * @throws Error if the browser provides no 2D context
 */
export function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return { canvas, context }
}

type CanvasContext = OffscreenCanvasRenderingContext2D

/** Draws a bar over a number; `corners` are fractions of the canvas. */
export function drawMaskBar(context: CanvasContext, corners: readonly PageCorner[]): void {
  const { width, height } = context.canvas
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x * width, y * height)
  context.closePath()
  context.fillStyle = '#000'
  context.fill()
}

const maxCropWidthPixels = 900

/** Crops an area about twice as wide as the number. Also returns the corners of the number in that area. */
export async function cropAroundNumber(page: OffscreenCanvas, corners: readonly PageCorner[]) {
  const xs = corners.map(({ x }) => x * page.width)
  const ys = corners.map(({ y }) => y * page.height)
  const wide = Math.max(...xs) - Math.min(...xs)
  const high = Math.max(...ys) - Math.min(...ys)
  const margin = Math.max(wide, high) * 0.6
  const left = Math.max(0, Math.min(...xs) - margin * 1.6)
  const top = Math.max(0, Math.min(...ys) - margin * 0.5)
  const width = Math.min(page.width, Math.max(...xs) + margin * 1.6) - left
  const height = Math.min(page.height, Math.max(...ys) + margin * 0.5) - top
  const scale = Math.min(2, maxCropWidthPixels / width)
  const { canvas, context } = createCanvas(width * scale, height * scale)
  context.drawImage(page, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return {
    picture: await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 }),
    corners: corners.map(({ x, y }) => ({
      x: (x * page.width - left) / width,
      y: (y * page.height - top) / height,
    })),
  }
}
