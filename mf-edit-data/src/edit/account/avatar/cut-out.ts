import { cropSize } from './picture.ts'

/** Area of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Crops a square from a picture and encodes it for the API: a PNG of 350 × 350 in base64 (API-49).
 * @throws if the browser cannot decode the picture
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
