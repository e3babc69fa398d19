import { cropSize } from './picture.ts'

/** Part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Cuts a square out of a picture and answers it as the wire wants it: a PNG of 350 × 350 in base64 (API-49).
 * @throws when the browser cannot draw it
 */
export async function cutOut(url: string, area: Area): Promise<string> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = cropSize
  canvas.height = cropSize
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, cropSize, cropSize)
  return canvas.toDataURL('image/png').replace('data:image/png;base64,', '')
}
